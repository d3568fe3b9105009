import { createContentIndex, type ContentIndex, type IndexedPage } from "../../content/content-index"
import { createSidebarView, type SidebarView } from "../../navigation/sidebar-view"
import type { StoredSidebar } from "../nodes/types"

/** Caches what resolvers derive from nodes. All queries of a schema share it. */
export class ResolverCache {
  private index: { pages: readonly IndexedPage[]; tables: ContentIndex } | undefined
  private readonly views = new Map<string, { digest: string; view: SidebarView }>()

  /** The lookup tables of pages, until the pages change. */
  contentIndex(pages: readonly IndexedPage[]): ContentIndex {
    if (this.index?.pages !== pages) this.index = { pages, tables: createContentIndex(pages, []) }
    return this.index.tables
  }

  /** The view of a sidebar, until the sidebar changes. */
  sidebarView(sidebar: StoredSidebar): SidebarView {
    const digest = sidebar.internal.contentDigest
    const known = this.views.get(sidebar.name)
    if (known?.digest === digest) return known.view
    const view = createSidebarView(sidebar)
    this.views.set(sidebar.name, { digest, view })
    return view
  }
}
