import { createHash } from "node:crypto"
import type { TextSection } from "../markdown/types"
import { loadConfig } from "../config/load-config"
import type { SearchRecord } from "../../shared/search-record"
import { moduleRecords, pageRecords, type SearchableModule, type SearchablePage } from "./records"

/** All pages, as the records are made of them. Also run by the step that writes the embedded index. */
export const searchablePagesQuery = `
  {
    allDocPage(filter: { unlisted: { eq: false } }) {
      nodes {
        slug title label description keywords appliesTo module
        tags { label } sections { heading { id text level } text }
        inputs { name type default descriptionText attributes { path type descriptionText } }
        outputs { name descriptionText }
      }
    }
    allArticle {
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

function searchableModule({ slug, title, tags, inputs, outputs }: QueriedDocPage): SearchableModule {
  return {
    slug,
    title,
    tags: tags.map(({ label }) => label),
    inputs: inputs.map(({ name, type, default: value, descriptionText, attributes }) => ({
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

/** What gatsby-plugin-algolia pushes: every record, with the index's settings. */
export function searchQueries(indexName: string) {
  return [
    {
      query: searchablePagesQuery,
      indexName,
      transformer: ({ data }: { data: SearchablePagesResult }) =>
        recordsOf(data).map((record) => ({ ...record, internal: { contentDigest: digest(record) } })),
      settings: {
        searchableAttributes: [
          "unordered(hierarchy.lvl1)",
          "unordered(aliases)",
          "unordered(hierarchy.lvl2)",
          "unordered(hierarchy.lvl3)",
          "unordered(hierarchy.lvl4)",
          "tags",
          "content",
        ],
        attributesForFaceting: [
          "language",
          "docusaurus_tag",
          "version",
          "tags",
          "filterOnly(type)",
          "hierarchy.lvl0",
        ],
        attributeForDistinct: "url_without_anchor",
        distinct: 2,
        customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
        attributesToSnippet: ["content:20"],
        attributesToHighlight: ["hierarchy"],
        separatorsToIndex: "_",
        camelCaseAttributes: [
          "hierarchy.lvl1",
          "hierarchy.lvl2",
          "hierarchy.lvl3",
          "hierarchy.lvl4",
          "content",
        ],
        ignorePlurals: true,
        minWordSizefor1Typo: 3,
        minWordSizefor2Typos: 7,
      },
    },
  ]
}

/** Tells the plugin which records changed since they were last pushed. */
function digest(record: SearchRecord): string {
  return createHash("sha1").update(JSON.stringify(record)).digest("hex")
}
