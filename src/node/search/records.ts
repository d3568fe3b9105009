import { shortType } from "../../hcl/short-type"
import { attributeAnchor, outputAnchor, referenceHeadings } from "../../shared/reference"
import {
  definitionsRank,
  levelWeight,
  modulePosition,
  recordId,
  type RecordKind,
  type SearchRecord,
} from "../../shared/search/record"
import { searchScope, sectionOf, unsectioned } from "../../shared/sections"
import type { SiteConfig } from "../../shared/site-config"
import { withoutInlineMarkup } from "../markdown/text/without-inline-markup"
import type { TextSection } from "../markdown/types"
import { attributeRows } from "../reference/attribute-rows"
import type { Module, ModuleInput } from "../reference/parse-module"

/** The fields of a page that its records are made from. */
export interface SearchablePage {
  slug: string
  title: string
  description: string
  /** The versions that the page is about or assumes: part of its text, because a page that only assumes one has another topic. */
  appliesTo?: string | undefined
  /** Labels of the tags. */
  tags: readonly string[]
  /** Other names that readers use for the page. */
  aliases: readonly string[]
  kind: Exclude<RecordKind, "input" | "output">
  /** Whether the page is linked in the header or starts a section, and so is the first page of its topic. */
  opensSection?: boolean
  /** Whether the page belongs to no version of the docs. */
  outsideDocs?: boolean
  /** Whether the page explains terms one by one, as a glossary does. */
  definesTerms?: boolean
  sections: readonly TextSection[]
}

const emptyHierarchy: SearchRecord["hierarchy"] = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
}

type RecordSite = Pick<SiteConfig, "sections" | "locales" | "versions">

/** Fields that all records of a page have in common. */
function commonOf(
  { slug, tags, outsideDocs }: Pick<SearchablePage, "slug" | "tags" | "outsideDocs">,
  site: RecordSite,
) {
  const { language, version, tag } = searchScope(slug, site, outsideDocs)
  return {
    url_without_anchor: slug,
    language,
    docusaurus_tag: tag,
    version,
    tags: [...tags],
  }
}

function sectionLabel(slug: string, site: RecordSite): string {
  return sectionOf(slug, site)?.label ?? unsectioned
}

/** Maximum length of a default in a record, in characters. */
const maxDefaultLength = 80

/** Creates the records of a service's module: one for each input, output, and attribute of an input. */
export function moduleRecords(
  page: Pick<SearchablePage, "slug" | "title" | "tags">,
  module: Module,
  site: RecordSite,
): SearchRecord[] {
  const { slug, title } = page
  const common = commonOf(page, site)
  let position = modulePosition
  const record = (
    kind: "input" | "output",
    anchor: string,
    content: string,
    names: { group: string; entry: string; attribute?: string },
  ): SearchRecord => {
    const level = names.attribute === undefined ? 3 : 4
    const url = `${slug}#${anchor}`
    return {
      ...common,
      objectID: recordId(url),
      url,
      anchor,
      type: `lvl${level}`,
      kind,
      content,
      aliases: [],
      messages: [],
      hierarchy: {
        ...emptyHierarchy,
        lvl0: sectionLabel(slug, site),
        lvl1: title,
        lvl2: names.group,
        lvl3: names.entry,
        lvl4: names.attribute ?? null,
      },
      weight: { pageRank: pageRanks[kind], level: levelWeight(level), position: position++ },
    }
  }
  const { inputs, outputs } = referenceHeadings
  return [
    ...module.inputs.flatMap((input) => [
      record("input", input.name, entryContent(input), { group: inputs.text, entry: input.name }),
      ...attributeRows(input.type).map(({ path, type, description }) =>
        record("input", attributeAnchor(input.name, path), entryContent({ type, description }), {
          group: inputs.text,
          entry: input.name,
          attribute: path,
        }),
      ),
    ]),
    ...module.outputs.map(({ name, description }) =>
      record("output", outputAnchor(name), entryContent({ description }), {
        group: outputs.text,
        entry: name,
      }),
    ),
  ]
}

/** The description of an input, output or attribute, and its type and default if it has them. */
function entryContent(
  entry: Pick<ModuleInput, "description"> & Partial<Pick<ModuleInput, "type" | "default">>,
): string {
  const isShort = entry.default !== undefined && entry.default.length <= maxDefaultLength
  const facts = [
    entry.type && shortType(entry.type),
    isShort ? `default ${entry.default?.replace(/\s+/g, " ")}` : undefined,
  ]
  return [withoutInlineMarkup(entry.description), facts.filter(Boolean).join(", ")].filter(Boolean).join("\n")
}

/** Creates the records of a page: one for the page itself, and one for each section. */
export function pageRecords(page: SearchablePage, site: RecordSite): SearchRecord[] {
  const common = commonOf(page, site)
  const lvl0 = sectionLabel(page.slug, site)
  let hierarchy: SearchRecord["hierarchy"] = { ...emptyHierarchy, lvl0, lvl1: page.title }

  return page.sections.flatMap(({ heading, messages = [], ...section }, position): SearchRecord[] => {
    // A list of links repeats the text of other pages, which should be found instead.
    const text = section.onlyLinks && position > 0 ? "" : section.text
    const level = heading?.level ?? 1
    const anchor = heading?.id ?? ""
    if (heading) {
      hierarchy = { ...hierarchy }
      for (let deeper = heading.level; deeper <= 6; deeper++) hierarchy[`lvl${deeper as 2}`] = null // levels are 2 to 6
      hierarchy[`lvl${heading.level as 2}`] = heading.text
    }
    const content = position === 0 ? openingOf(page, text) : text
    const url = anchor === "" ? page.slug : `${page.slug}#${anchor}`
    return [
      {
        ...common,
        objectID: recordId(url),
        url,
        anchor,
        type: `lvl${level as 1}`,
        kind: page.kind,
        content,
        aliases: heading ? [] : [...page.aliases],
        messages: [
          ...messages,
          ...(heading ? quotedIn(heading.text) : messagesOfTitle(page.title, page.kind)),
        ],
        hierarchy,
        weight: {
          pageRank: rankOf(page),
          level: levelWeight(level),
          position,
        },
      },
    ]
  })
}

/** Minimum length of a quoted error message. Shorter quotations are single words. */
const shortestQuoted = 12

/** The error messages that a title states. On a page about one message, the whole title. */
function messagesOfTitle(title: string, kind: SearchablePage["kind"]): string[] {
  return [...(kind === "error" ? [title] : []), ...quotedIn(title)]
}

/** The error messages that a heading quotes. */
function quotedIn(heading: string): string[] {
  return [...heading.matchAll(/[“"]([^“”"]+)[”"]/g)]
    .flatMap(([, text = ""]) => text)
    .filter(({ length }) => length >= shortestQuoted)
}

/** The description of a page and then its first text, unless they are equal; and the versions that it applies to. */
function openingOf({ description, appliesTo }: SearchablePage, text: string): string {
  const start = description.replace(/…$/, "").trim()
  const opening = text.startsWith(start) ? [text || description] : [description, text]
  return [...opening, appliesTo].filter(Boolean).join("\n")
}

function rankOf({ kind, opensSection, definesTerms }: SearchablePage): number {
  if (opensSection) return entryRank
  return definesTerms ? definitionsRank : pageRanks[kind]
}

/** Rank of a page by its kind: guides, reference and introduction first, then questions, then lists of changes. */
const entryRank = 3
const pageRanks: Record<RecordKind, number> = {
  guide: 2,
  reference: 2,
  input: 2,
  output: 2,
  question: 1,
  error: 1,
  release: 0,
}
