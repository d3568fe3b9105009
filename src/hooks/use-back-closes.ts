import { useEffect } from "react"

/** Whether the current entry of the history stands for an overlay. */
export function isOverlayEntry(): boolean {
  return (window.history.state as { overlay?: boolean } | null)?.overlay === true
}

/**
 * Makes the browser's back button close an overlay instead of leaving the page: an entry of the history stands for the
 * open overlay. A page that is opened meanwhile takes that entry's place, so that back from it leads here; a link that
 * the browser follows by itself has to do so too. Pass a stable `onClose`.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return
    window.history.pushState({ ...window.history.state, overlay: true }, "")
    window.addEventListener("popstate", onClose)
    return () => {
      window.removeEventListener("popstate", onClose)
      // closed in another way: take the entry away again
      if (isOverlayEntry()) window.history.back()
    }
  }, [open, onClose])
}
