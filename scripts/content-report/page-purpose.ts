import type { ContentDocument } from "../../src/node/content/document"
import type { PageKindName } from "../../src/node/content/page-kinds/page-kinds"

/** The purpose of a documentation page. */
export type DocPurpose = "concept" | "step" | "index" | "faq" | "composed"

/** The purpose of a page, which determines its minimum length. */
export type PagePurpose = DocPurpose | Exclude<PageKindName, "doc">

/**
 * Derives the purpose of a page from its kind and path. Pages outside of the documentation have one purpose per kind. Of the
 * others, MDX consists of components, whose words are not counted; `/faq/<topic>/` is a section of the FAQ; a folder's index,
 * and a page named `intro`, open a guide or a part of one; a page in a folder `deployment-walkthrough`, or named so, is a
 * step; any other is a concept.
 */
export function purposeOf({
  kind,
  format,
  slug,
}: Pick<ContentDocument, "kind" | "format" | "slug">): PagePurpose {
  if (kind !== "doc") return kind
  if (format === "mdx") return "composed"
  if (/^\/faq\/[^/]+\/$/.test(slug)) return "faq"
  if (/\/(?:intro)?$/.test(slug)) return "index"
  return slug.split("/").includes("deployment-walkthrough") ? "step" : "concept"
}
