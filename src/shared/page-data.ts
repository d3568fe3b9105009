import type { PageSidebar } from "./navigation"
import type { PageEdition } from "./shell"

/** The part of a page's data that the frame around it shows. Pages that lack a part leave it out of their query. */
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
