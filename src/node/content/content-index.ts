import { articlesPath, articlesTitle } from "../../shared/knowledge-base"
import type { SidebarItem } from "../../shared/navigation"
import { withoutTrailingSlash } from "../../shared/paths"
import { outputPaths, pageOutputs } from "../outputs/output-paths"
import { checkPage, checkTitle } from "../../shared/reference"
import type { PageKindName } from "./page-kinds/page-kinds"

/** The metadata of a page that other pages need. */
export interface IndexedPage {
  kind: PageKindName | "site"
  id: string
  /** Path from the content directory; empty for generated pages. */
  file: string
  slug: string
  title: string
  /** Label in sidebars and previous/next links. */
  label: string
  /** Label in previous/next links, if it differs from `label`. */
  paginationLabel?: string
  /** Name of the sidebar that the page shows. */
  sidebar?: string
}

/** A sidebar with every item resolved to a label and an address. */
export interface ResolvedSidebar {
  name: string
  items: SidebarItem[]
}

/** All pages and sidebars of a site, with lookup tables. */
export interface ContentIndex {
  pages: readonly IndexedPage[]
  sidebars: ReadonlyMap<string, ResolvedSidebar>
  /** By doc id. */
  byId: ReadonlyMap<string, IndexedPage>
  /** By path from the content directory. */
  byFile: ReadonlyMap<string, IndexedPage>
  /** By path without trailing slash. */
  bySlug: ReadonlyMap<string, IndexedPage>
  /** Addresses of the build's output files, except those of version tables. */
  outputs: ReadonlySet<string>
}

/** Builds the lookup tables. Of several pages with the same slug or id, the first one is used. */
export function createContentIndex(
  pages: readonly IndexedPage[],
  sidebars: readonly ResolvedSidebar[],
): ContentIndex {
  const byId = new Map<string, IndexedPage>()
  const byFile = new Map<string, IndexedPage>()
  const bySlug = new Map<string, IndexedPage>()
  for (const page of pages) {
    if (!byId.has(page.id)) byId.set(page.id, page)
    if (page.file !== "") byFile.set(page.file, page)
    const key = withoutTrailingSlash(page.slug)
    if (!bySlug.has(key)) bySlug.set(key, page)
  }
  return {
    pages,
    sidebars: new Map(sidebars.map((sidebar) => [sidebar.name, sidebar])),
    byId,
    byFile,
    bySlug,
    outputs: new Set([...Object.values(outputPaths), ...pages.flatMap(pageOutputs)]),
  }
}

/** A generated page. */
export function sitePage(slug: string, title: string): IndexedPage {
  return { kind: "site", id: `site:${slug}`, file: "", slug, title, label: title }
}

/** The pages of tags. */
export function tagPages(tags: readonly { slug: string; label: string }[]): IndexedPage[] {
  return tags.map(({ slug, label }) => sitePage(`/tags/${slug}`, label))
}

/** Generated pages, which can be linked to like any other page. */
export const sitePages: readonly IndexedPage[] = [
  sitePage("/", "Home"),
  sitePage("/search", "Search the documentation"),
  sitePage("/tags", "Tags"),
  sitePage(checkPage(), checkTitle),
  sitePage(articlesPath, articlesTitle),
]
