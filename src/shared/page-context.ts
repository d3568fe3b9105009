/** Context of a page made from a `DocPage` node. */
export interface DocPageContext {
  id: string
  /** Address of the printable page of the whole section; only on the section's index. */
  print?: string
}

/** Context of the home page. */
export interface HomeContext {
  /** Whether the content is a Docusaurus project. The page then has the links of the header in place of this site's own content. */
  isOfProject: boolean
}

/** Context of a page that shows a whole section for printing. */
export interface PrintContext {
  /** Id of the section's index page. */
  id: string
  slug: string
  /** Ids of the section's pages in their order, and their addresses. */
  ids: string[]
  slugs: string[]
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
  /** Id of the first listed service, whose sidebar the page has. */
  first: string | undefined
}
