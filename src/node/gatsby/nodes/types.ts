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

/** What is known about a page from other pages and from the repository. */
export interface PageFacts {
  /** Numbers of the articles that the page shows as related, in order. */
  relatedNumbers: readonly number[]
  /** Date of the last commit to the page's file, as yyyy-mm-dd. */
  lastCommit?: string
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
