import type { PageSidebar } from "./navigation"
import type { PageEdition } from "./shell"

/** The part of a page's data that the page frame shows. A query omits the fields that its page does not have. */
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
