import type { ContentDocument } from "../../src/node/content/document"

/** What a page is for, as far as its length is concerned. */
export type PageKind = "concept" | "step" | "index" | "faq" | "article" | "service" | "composed"

/**
 * Derives the kind of a page from its path. Articles and services are in separate folders; MDX consists of components,
 * whose words are not counted; `/faq/<topic>/` is a section of the FAQ; a folder's index, and a page named `intro`, open
 * a guide or a part of one; a page in a folder `deployment-walkthrough`, or named so, is a step; any other is a concept.
 */
export function pageKindOf({
  kind,
  format,
  slug,
}: Pick<ContentDocument, "kind" | "format" | "slug">): PageKind {
  if (kind !== "doc") return kind
  if (format === "mdx") return "composed"
  if (/^\/faq\/[^/]+\/$/.test(slug)) return "faq"
  if (/\/(?:intro)?$/.test(slug)) return "index"
  return slug.split("/").includes("deployment-walkthrough") ? "step" : "concept"
}
