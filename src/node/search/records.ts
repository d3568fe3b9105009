import { attributeAnchor, outputAnchor, referenceHeadings } from "../../shared/reference"
import type { RecordKind, SearchRecord } from "../../shared/search-record"
import { searchScope, sectionOf, unsectioned } from "../../shared/sections"
import type { SiteConfig } from "../../shared/site-config"
import type { TextSection } from "../markdown/types"

/** A page as its records are made of it. */
export interface SearchablePage {
  slug: string
  title: string
  description: string
  /** Labels. */
  tags: readonly string[]
  /** What readers call the page beside its title. */
  aliases: readonly string[]
  kind: Exclude<RecordKind, "input" | "output">
  /** Whether the bar or a section of the site names it: then it is where its topic begins. */
  opensSection?: boolean
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

/** An input or output of a module, as its record is made of it. */
export interface SearchableEntry {
  name: string
  /** On one line; absent for an output. */
  type?: string
  /** Source of the default; absent when there is none. */
  default?: string
  /** Markdown. */
  description: string
  /** Attributes of its type at any depth; `path` joins names by dots. */
  attributes: readonly { path: string; type: string; description: string }[]
}

/** What a service's module takes and gives. */
export interface SearchableModule extends Pick<SearchablePage, "slug" | "title" | "tags"> {
  inputs: readonly SearchableEntry[]
  outputs: readonly SearchableEntry[]
}

type RecordSite = Pick<SiteConfig, "sections" | "locales" | "versions">

/** What all records of a page share. */
function commonOf({ slug, tags }: Pick<SearchablePage, "slug" | "tags">, site: RecordSite) {
  const { language, version, tag } = searchScope(slug, site)
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

/** Longest default that a record shows. */
const longestDefault = 80

/** Makes the records of a module: one for each input, output, and attribute of an input. */
export function moduleRecords(module: SearchableModule, site: RecordSite): SearchRecord[] {
  const { slug, title } = module
  const common = commonOf(module, site)
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
      objectID: url,
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
      weight: { pageRank: pageRanks[kind], level: 100 - level * 10, position: position++ },
    }
  }
  const { inputs, outputs } = referenceHeadings
  return [
    ...module.inputs.flatMap((input) => [
      record("input", input.name, entryContent(input), { group: inputs.text, entry: input.name }),
      ...input.attributes.map(({ path, type, description }) =>
        record("input", attributeAnchor(input.name, path), entryContent({ type, description }), {
          group: inputs.text,
          entry: input.name,
          attribute: path,
        }),
      ),
    ]),
    ...module.outputs.map((output) =>
      record("output", outputAnchor(output.name), entryContent(output), {
        group: outputs.text,
        entry: output.name,
      }),
    ),
  ]
}

/** Entries come after the sections of the page's text, which has fewer. */
const modulePosition = 1000

function entryContent(entry: Pick<SearchableEntry, "type" | "default" | "description">): string {
  const isShort = entry.default !== undefined && entry.default.length <= longestDefault
  const facts = [entry.type, isShort ? `default ${entry.default?.replace(/\s+/g, " ")}` : undefined]
  return [plainMarkdown(entry.description), facts.filter(Boolean).join(", ")].filter(Boolean).join("\n")
}

/** Markdown of a description without its signs: backticks, emphasis and the addresses of links. */
function plainMarkdown(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/`|\*\*/g, "")
}

/** Makes the records of one page: one for the page itself, one for each heading section. */
export function pageRecords(page: SearchablePage, site: RecordSite): SearchRecord[] {
  const common = commonOf(page, site)
  const lvl0 = sectionLabel(page.slug, site)
  let hierarchy: SearchRecord["hierarchy"] = { ...emptyHierarchy, lvl0, lvl1: page.title }

  return page.sections.flatMap(({ heading, messages = [], ...section }, position): SearchRecord[] => {
    // A list of links says what other pages say, which are to be found for it.
    const text = section.onlyLinks && position > 0 ? "" : section.text
    const level = heading?.level ?? 1
    const anchor = heading?.id ?? ""
    if (heading) {
      hierarchy = { ...hierarchy }
      for (let deeper = heading.level; deeper <= 6; deeper++) hierarchy[`lvl${deeper as 2}`] = null // levels are 2 to 6
      hierarchy[`lvl${heading.level as 2}`] = heading.text
    }
    const content = position === 0 ? openingOf(page.description, text) : text
    const url = anchor === "" ? page.slug : `${page.slug}#${anchor}`
    return [
      {
        ...common,
        objectID: `${url}${heading ? "" : "#"}`,
        url,
        anchor,
        type: `lvl${level as 1}`,
        kind: page.kind,
        content,
        aliases: heading ? [] : [...page.aliases],
        messages: [...messages, ...messagesOfHeading(heading?.text ?? page.title, page.kind)],
        hierarchy,
        weight: {
          pageRank: page.opensSection ? entryRank : pageRanks[page.kind],
          level: 100 - level * 10,
          position,
        },
      },
    ]
  })
}

/** Shortest message between quotation marks; less is a word that is spoken of. */
const shortestQuoted = 12

/** What a heading quotes; all of it, where its page is about one message. */
function messagesOfHeading(heading: string, kind: SearchablePage["kind"]): string[] {
  const quoted = [...heading.matchAll(/[“"]([^“”"]+)[”"]/g)].flatMap(([, text = ""]) => text)
  return [...(kind === "error" ? [heading] : []), ...quoted.filter(({ length }) => length >= shortestQuoted)]
}

/** What a page says of itself, then how it begins; not the same twice. */
function openingOf(description: string, text: string): string {
  const start = description.replace(/…$/, "").trim()
  return text.startsWith(start) ? text || description : [description, text].filter(Boolean).join("\n")
}

/** Guides, reference and introduction come before single questions, and these before lists of changes. */
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
