import type { PageSidebar } from "./navigation"
import type { PageEdition } from "./shell"

/** The part of a page's data that the frame around it shows. A page's query can leave out what the page does not have. */
export interface PageData {
  announcement?: {
    barId: string
    html: string
    closeable: boolean
    backgroundColor: string | null
    textColor: string | null
  } | null
  site?: { siteMetadata: { siteUrl: string } } | null
  docPage?: { sidebar: PageSidebar | null; editions: PageEdition[] } | null
}
