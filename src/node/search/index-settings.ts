import type { IndexSettings } from "algoliasearch"

/** Settings of the hosted index: attributes and ranking. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(aliases)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl4)",
    "tags",
    "messages",
    "content",
  ],
  attributesForFaceting: [
    "language",
    "docusaurus_tag",
    "version",
    "tags",
    "filterOnly(type)",
    "kind",
    "hierarchy.lvl0",
  ],
  attributeForDistinct: "url_without_anchor",
  distinct: 2,
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  attributesToSnippet: ["content:20"],
  attributesToHighlight: ["hierarchy"],
  separatorsToIndex: "_",
  camelCaseAttributes: ["hierarchy.lvl1", "hierarchy.lvl2", "hierarchy.lvl3", "hierarchy.lvl4", "content"],
  ignorePlurals: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
}
