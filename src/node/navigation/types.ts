import type { IndexedPage } from "../content/content-index"

/** The fields of a page that sidebars need. */
export interface SidebarPage extends IndexedPage {
  /** Path of the page's file from the docs root, for generated sidebars. */
  docsPath: string
  position?: number
  /** Whether the page is left out of generated sidebars. */
  unlisted: boolean
  className?: string
  /** Front matter: the name of the sidebar that the page shows, or `null` for none. */
  displayedSidebar?: string | null
}
