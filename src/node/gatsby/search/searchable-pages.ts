import type { TextSection } from "../../markdown/types"
import { loadConfig } from "../../config/load-config"
import type { SearchRecord } from "../../../shared/search-record"
import { moduleRecords, pageRecords, type SearchableModule, type SearchablePage } from "../../search/records"

/** All pages, as the records of the embedded and of the hosted index are made of them. */
export const searchablePagesQuery = `
  {
    allDocPage(filter: { unlisted: { eq: false } }, sort: { slug: ASC }) {
      nodes {
        slug title label description keywords appliesTo module
        tags { label } sections { heading { id text level } text }
        inputs { name type default descriptionText attributes { path type descriptionText } }
        outputs { name descriptionText }
        newest { release added { name type default descriptionText attributes { path type descriptionText } } }
      }
    }
    allArticle(sort: { number: ASC }) {
      nodes { slug title description appliesTo tags { label } sections { heading { id text level } text } }
    }
  }
`

interface QueriedPage {
  slug: string
  title: string
  description: string
  appliesTo: string | null
  tags: { label: string }[]
  sections: { heading: TextSection["heading"] | null; text: string }[]
}

interface QueriedInput {
  name: string
  type: string
  default: string | null
  descriptionText: string
  attributes: { path: string; type: string; descriptionText: string }[]
}

interface QueriedDocPage extends QueriedPage {
  label: string
  keywords: readonly string[]
  module: string | null
  inputs: QueriedInput[]
  outputs: { name: string; descriptionText: string }[]
  newest: { release: string; added: QueriedInput[] } | null
}

/** Result of `searchablePagesQuery`. */
export interface SearchablePagesResult {
  allDocPage: { nodes: QueriedDocPage[] }
  allArticle: { nodes: QueriedPage[] }
}

/** Turns the queried pages, and the modules of service pages, into search records. */
export function recordsOf({ allDocPage, allArticle }: SearchablePagesResult): SearchRecord[] {
  const { site } = loadConfig()
  return [
    ...allDocPage.nodes.flatMap((page) => [
      ...pageRecords(searchablePage(page, [page.label, page.module, ...page.keywords]), site),
      ...moduleRecords(searchableModule(page), site),
    ]),
    ...allArticle.nodes.flatMap((page) => pageRecords(searchablePage(page), site)),
  ]
}

function searchablePage(page: QueriedPage, names: readonly (string | null)[] = []): SearchablePage {
  return {
    ...page,
    tags: page.tags.map(({ label }) => label),
    aliases: [...names, page.appliesTo].filter(
      (name): name is string => name !== null && name !== page.title,
    ),
    sections: page.sections.map(({ heading, text }) => ({ ...(heading ? { heading } : {}), text })),
  }
}

/** Inputs of the newest release alone are among the others, and say so. */
function searchableModule({ slug, title, tags, inputs, outputs, newest }: QueriedDocPage): SearchableModule {
  const added = (newest?.added ?? []).map((input) => ({
    ...input,
    descriptionText: [`Only in ${newest?.release} and newer.`, input.descriptionText]
      .filter(Boolean)
      .join("\n"),
  }))
  return {
    slug,
    title,
    tags: tags.map(({ label }) => label),
    inputs: [...inputs, ...added].map(({ name, type, default: value, descriptionText, attributes }) => ({
      name,
      type,
      ...(value === null ? {} : { default: value }),
      description: descriptionText,
      attributes: attributes.map(({ descriptionText, ...attribute }) => ({
        ...attribute,
        description: descriptionText,
      })),
    })),
    outputs: outputs.map(({ name, descriptionText }) => ({
      name,
      description: descriptionText,
      attributes: [],
    })),
  }
}
