import { useCallback, useEffect, useState } from "react"
import { isOverlayEntry, pushOverlayEntry } from "../navigation/history-entry"

interface Overlay {
  isOpen: boolean
  open: () => void
  /** Closes the overlay, if it is open, and removes its history entry. Stable. */
  close: () => void
  /** Closes the overlay for a link that was followed, whose navigation takes the place of the entry. */
  leave: () => void
}

/**
 * The state of an overlay that the browser's back button closes: a history entry stands for it while it is open. A page
 * that is opened meanwhile takes the place of that entry; a link that the browser follows by itself has to do so too.
 */
export function useOverlay(): Overlay {
  const [isOpen, setOpen] = useState(false)

  const open = useCallback(() => {
    pushOverlayEntry()
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    setOpen(false)
    if (isOverlayEntry()) window.history.back()
  }, [])
  const leave = useCallback(() => setOpen(false), [])

  useEffect(() => {
    if (!isOpen) return
    const onTraversal = () => setOpen(false)
    window.addEventListener("popstate", onTraversal)
    return () => window.removeEventListener("popstate", onTraversal)
  }, [isOpen])

  return { isOpen, open, close, leave }
}
