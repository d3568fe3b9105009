import { useEffect } from "react"
import type { Locale } from "../shared/site-config"

/** Sets the document's language and direction to those of the page, for links from one language to another. */
export function useDocumentLocale({ code, direction }: Locale): void {
  useEffect(() => {
    document.documentElement.lang = code
    document.documentElement.dir = direction
  }, [code, direction])
}
