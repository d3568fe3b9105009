import { withoutTrailingSlash } from "../../shared/paths"
import type { CategoryPage } from "../navigation/category-file"
import { resolveSidebars } from "../navigation/resolve-sidebars"
import { sidebarsFile } from "../navigation/sidebar-file"
import type { SidebarPage } from "../navigation/types"
import type { Problem } from "../report/problem"
import { createContentIndex, sitePages, tagPages, type ContentIndex, type IndexedPage } from "./content-index"
import type { ContentDocument } from "./document"
import { reportFileOf, type ContentLayout } from "./layout"
import { kindOf } from "./page-kinds/page-kinds"
import { catalogPages } from "./routes/catalog-pages"
import type { ContentSettings } from "./settings/load-settings"
import { tagsInUse, type Tag } from "./settings/tags"

/** The index entry of a document. */
function indexedPage(document: ContentDocument): IndexedPage {
  const { kind, id, file, slug, title, label } = document
  const { pagination_label: paginationLabel } = document.frontMatter
  return {
    kind,
    id,
    file,
    slug,
    title,
    label,
    ...(paginationLabel === undefined ? {} : { paginationLabel }),
  }
}

/** Path of a page's file within the docs; in a tree with several docs folders, it starts with the folder. */
function docsPathOf(layout: ContentLayout, document: ContentDocument): string | undefined {
  const { id, file } = document
  return layout.docusaurus ? file : kindOf(document).sidebarPath?.({ path: layout.classify(file).path, id })
}

/** The sidebar data of a document; `undefined` if its kind is in no sidebar. */
function sidebarPage(layout: ContentLayout, document: ContentDocument): SidebarPage | undefined {
  const docsPath = docsPathOf(layout, document)
  if (docsPath === undefined) return undefined
  const {
    sidebar_position: position,
    displayed_sidebar: displayedSidebar,
    sidebar_class_name: className,
  } = document.frontMatter
  return {
    ...indexedPage(document),
    docsPath,
    unlisted: document.isUnlisted,
    ...(className === undefined ? {} : { className }),
    ...(position === undefined ? {} : { position }),
    ...(displayedSidebar === undefined ? {} : { displayedSidebar }),
  }
}

/**
 * Builds the index of a tree: its pages, its resolved sidebars, its tags, and the generated pages of categories without a
 * written page.
 */
export function buildContentIndex(
  layout: ContentLayout,
  documents: readonly ContentDocument[],
  settings: Pick<ContentSettings, "sidebarFile" | "categories" | "tags" | "knownTags">,
  drafts: ReadonlySet<string> = new Set(),
): { index: ContentIndex; categoryPages: CategoryPage[]; tags: Tag[]; problems: Problem[] } {
  const sidebarPages = documents.flatMap((document) => sidebarPage(layout, document) ?? [])
  const { sidebars, sidebarOf, categoryPages, problems } = resolveSidebars({
    ...(settings.sidebarFile ? { file: settings.sidebarFile } : {}),
    reportFile: reportFileOf(layout, sidebarsFile),
    pages: sidebarPages,
    drafts,
    categories: settings.categories,
  })
  const pages = documents.map((document): IndexedPage => {
    const name = sidebarOf.get(document.id)
    return { ...indexedPage(document), ...(name === undefined ? {} : { sidebar: name }) }
  })
  const tags = settings.tags ?? tagsInUse(documents, settings.knownTags)
  const generated = [...sitePages, ...tagPages(tags), ...catalogPages(pages), ...categoryPages]
  const written = new Set(pages.map(({ slug }) => withoutTrailingSlash(slug)))
  return {
    index: createContentIndex([...pages, ...generated], sidebars),
    categoryPages: categoryPages.filter(({ slug }) => !written.has(withoutTrailingSlash(slug))),
    tags,
    problems,
  }
}
