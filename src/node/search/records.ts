import { attributeAnchor, outputAnchor, referenceHeadings } from "../../shared/reference"
import type { SearchRecord } from "../../shared/search-record"
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
      content,
      aliases: [],
      hierarchy: {
        ...emptyHierarchy,
        lvl0: sectionLabel(slug, site),
        lvl1: title,
        lvl2: names.group,
        lvl3: names.entry,
        lvl4: names.attribute ?? null,
      },
      weight: { pageRank: pageRank(slug), level: 100 - level * 10, position: position++ },
    }
  }
  const { inputs, outputs } = referenceHeadings
  return [
    ...module.inputs.flatMap((input) => [
      record(input.name, entryContent(input), { group: inputs.text, entry: input.name }),
      ...input.attributes.map(({ path, type, description }) =>
        record(attributeAnchor(input.name, path), entryContent({ type, description }), {
          group: inputs.text,
          entry: input.name,
          attribute: path,
        }),
      ),
    ]),
    ...module.outputs.map((output) =>
      record(outputAnchor(output.name), entryContent(output), { group: outputs.text, entry: output.name }),
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

  return page.sections.flatMap(({ heading, text }, position): SearchRecord[] => {
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
        content,
        aliases: heading ? [] : [...page.aliases],
        hierarchy,
        weight: { pageRank: pageRank(page.slug), level: 100 - level * 10, position },
      },
    ]
  })
}

/** What a page says of itself, then how it begins; not the same twice. */
function openingOf(description: string, text: string): string {
  const start = description.replace(/…$/, "").trim()
  return text.startsWith(start) ? text || description : [description, text].filter(Boolean).join("\n")
}

/** Guides, reference and introduction come before single questions. */
function pageRank(slug: string): number {
  return slug.startsWith("/discussions/") ? 0 : 1
}
