import { useEffect } from "react"
import type { Locale } from "../shared/site-config"

/** Keeps the document's language and direction those of the page, after a link led from one language to another. */
export function useDocumentLocale({ code, direction }: Locale): void {
  useEffect(() => {
    document.documentElement.lang = code
    document.documentElement.dir = direction
  }, [code, direction])
}
