import { useEffect } from "react"

/**
 * Makes the browser's back button close an overlay instead of leaving the page: an entry of the history stands for the
 * open overlay. Links inside the overlay have to replace that entry, so that back from their page leads here.
 * Pass a stable `onClose`.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return
    window.history.pushState({ ...window.history.state, overlay: true }, "")
    window.addEventListener("popstate", onClose)
    return () => {
      window.removeEventListener("popstate", onClose)
      // closed in another way: take the entry away again
      if ((window.history.state as { overlay?: boolean } | null)?.overlay) window.history.back()
    }
  }, [open, onClose])
}
