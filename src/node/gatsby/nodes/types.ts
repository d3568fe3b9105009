import type { Node } from "gatsby"
import type { ArticleDocument, ContentDocument, DocDocument } from "../../content/document"

/** What a document's front matter and place say; the rest of a node's fields are resolved on demand. */
interface DocumentNode extends Node {
  file: string
  slug: string
  title: string
  tagSlugs: string[]
  format: ContentDocument["format"]
}

/** A `DocPage` node as it is stored. `document` is not part of the schema: resolvers read it. */
export interface DocPageNode extends DocumentNode {
  docId: string
  kind: DocDocument["kind"]
  document: DocDocument
}

/** An `Article` node as it is stored. */
export interface ArticleNode extends DocumentNode {
  number: number
  document: ArticleDocument
}

/** The articles nearest to one whose writer named none. */
export interface RelatedArticlesNode extends Node {
  numbers: number[]
}

/** The page of a category, as it is stored. */
export interface CategoryPageNode extends Node {
  slug: string
  title: string
  label: string
  description: string
  /** Name of the sidebar that holds the category. */
  sidebarName: string
}
