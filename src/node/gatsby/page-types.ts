import path from "node:path"
import type { PageFrontMatter } from "../content/page-kinds/doc-front-matter"
import type { FrontMatterOf, PageKindName } from "../content/page-kinds/page-kinds"
import { absolutePathOf } from "./nodes/content-paths"

/** A GraphQL field that a kind adds to `DocPage`. Pages of other kinds lack it, so its type must be nullable. */
interface OwnField<FrontMatter = PageFrontMatter> {
  /** The GraphQL type. */
  type: string
  resolve(frontMatter: Partial<FrontMatter>): unknown
}

/** How Gatsby shows the pages of one kind. */
interface PageType<FrontMatter> {
  /** Type of their nodes. Search, sitemap, tags and other outputs include all pages of both types. */
  nodeType: "DocPage" | "Article"
  /** Name of their template, a file in `src/templates/`. */
  template: string
  /** Template of those that are guides, if they have another. */
  guideTemplate?: string
  /** Fields that the kind adds to `DocPage`, by name. */
  fields?: Readonly<Record<string, OwnField<FrontMatter>>>
}

/** All kinds of pages, as Gatsby shows them. */
export const pageTypes: { readonly [Kind in PageKindName]: PageType<FrontMatterOf<Kind>> } = {
  doc: { nodeType: "DocPage", template: "doc-page", guideTemplate: "guide-page" },
  article: { nodeType: "Article", template: "article" },
  service: {
    nodeType: "DocPage",
    template: "service-page",
    fields: {
      catalogVersion: { type: "String", resolve: ({ catalog_version }) => catalog_version },
      lastChanged: { type: "String", resolve: ({ last_changed }) => last_changed },
    },
  },
}

/** The node types of documents. */
export const documentTypes = [...new Set(Object.values(pageTypes).map(({ nodeType }) => nodeType))]

/** The fields of `DocPage` that kinds have added. */
export const ownFields = Object.assign(
  {},
  ...Object.values(pageTypes).map(({ fields }) => fields),
) as Readonly<Record<string, OwnField>> // all parts have this type

/** The fields of a page that decide on its template. */
interface TemplatedPage {
  kind: PageKindName
  /** Path from the content directory. */
  file: string
  format: string
  isGuide?: boolean
}

/** Absolute path of the template of a page. With a page's MDX file, it is a component that contains the page. */
export function templateOf({ kind, file, format, isGuide = false }: TemplatedPage): string {
  const { template, guideTemplate } = pageTypes[kind]
  const component = path.resolve("src/templates", `${(isGuide && guideTemplate) || template}.tsx`)
  return format === "mdx" ? `${component}?__contentFilePath=${absolutePathOf(file)}` : component
}
