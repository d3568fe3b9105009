/** Context of a page made from a `DocPage` node. */
export interface DocPageContext {
  id: string
}

/** Context of a page made from an `Article` node. */
export interface ArticleContext {
  id: string
}

/** Context of a tag's page. */
export interface TagContext {
  slug: string
}

/** Context of a category's page. */
export interface CategoryContext {
  id: string
}

/** Context of a page that lists services. */
export interface CatalogContext {
  slug: string
  title: string
  /** Glob of the listed services' doc ids. */
  services: string
}
