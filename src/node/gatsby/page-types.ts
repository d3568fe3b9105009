import path from "node:path"
import type { PageKindName } from "../content/page-kinds/page-kinds"
import { absolutePathOf } from "./nodes/is-content-file"
import type { DocPageNode } from "./nodes/types"

/** How Gatsby shows the pages of one kind. */
interface PageType {
  /** Type of their nodes. Search, sitemap, tags and other outputs include all pages of both types. */
  nodeType: "DocPage" | "Article"
  /** Name of their template, a file in `src/templates/`. */
  template: string
  /** Template of those that are guides, if they have another. */
  guideTemplate?: string
  /** Fields that the kind adds to `DocPage`, with their GraphQL types. They must be nullable: other kinds lack them. */
  fields?: Readonly<Record<string, { type: string; resolve(page: DocPageNode): unknown }>>
}

/** All kinds of pages, as Gatsby shows them. */
export const pageTypes: Readonly<Record<PageKindName, PageType>> = {
  doc: { nodeType: "DocPage", template: "doc-page", guideTemplate: "guide-page" },
  article: { nodeType: "Article", template: "article" },
  service: {
    nodeType: "DocPage",
    template: "service-page",
    fields: {
      module: { type: "String", resolve: ({ document }) => document.frontMatter.module },
      catalogVersion: { type: "String", resolve: ({ document }) => document.frontMatter.catalog_version },
      lastChanged: { type: "String", resolve: ({ document }) => document.frontMatter.last_changed },
    },
  },
}

/** The node types of documents. */
export const documentTypes = [...new Set(Object.values(pageTypes).map(({ nodeType }) => nodeType))]

/** The fields of `DocPage` that kinds have added. */
export const ownFields = Object.assign(
  {},
  ...Object.values(pageTypes).map(({ fields }) => fields),
) as NonNullable<PageType["fields"]> // all parts have this type

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
