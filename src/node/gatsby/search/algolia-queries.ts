import { createHash } from "node:crypto"
import type { SearchRecord } from "../../../shared/search-record"
import { recordsOf, searchablePagesQuery, type SearchablePagesResult } from "./searchable-pages"

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
