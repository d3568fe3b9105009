import type { Node } from "gatsby"
import type { ResolvedSidebar } from "../../content/content-index"
import type { ArticleDocument, ContentDocument } from "../../content/document"
import type { Format } from "../../markdown/types"

/** The stored fields of a document's node, from its front matter and path; other fields are resolved on demand. */
interface DocumentNode extends Node {
  file: string
  slug: string
  title: string
  tagKeys: string[]
  format: Format
}

/** A `DocPage` node as it is stored. `document` is not part of the schema: resolvers read it. */
export interface DocPageNode extends DocumentNode {
  docId: string
  kind: ContentDocument["kind"]
  document: ContentDocument
}

/** An `Article` node as it is stored. */
export interface ArticleNode extends DocumentNode {
  number: number
  document: ArticleDocument
}

/** A sidebar as it is stored. */
export type StoredSidebar = ResolvedSidebar & Node

/** The page of a category, as it is stored. */
export interface CategoryPageNode extends Node {
  slug: string
  title: string
  label: string
  description: string
  /** Name of the sidebar that contains the category. */
  sidebarName: string
}
