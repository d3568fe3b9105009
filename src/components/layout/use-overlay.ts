import { useCallback, useEffect, useState } from "react"
import { isOverlayEntry, pushOverlayEntry } from "../../navigation/history-entry"

interface Overlay {
  isOpen: boolean
  open: () => void
  /** Closes the overlay if it is open, and removes its history entry. The function is stable. */
  close: () => void
  /** Closes the overlay after a click on a link, whose navigation replaces the overlay's history entry. */
  leave: () => void
}

/**
 * The state of an overlay that the browser's back button closes, and its forward button opens again: it has a history entry
 * while it is open. A navigation meanwhile replaces that entry; links that the browser itself follows have to replace it too.
 */
export function useOverlay(): Overlay {
  const [isOpen, setOpen] = useState(false)

  const open = () => {
    pushOverlayEntry()
    setOpen(true)
  }
  const close = useCallback(() => {
    setOpen(false)
    if (isOverlayEntry()) window.history.back()
  }, [])
  const leave = () => setOpen(false)

  useEffect(() => {
    const onTraversal = () => setOpen(isOverlayEntry())
    window.addEventListener("popstate", onTraversal)
    return () => window.removeEventListener("popstate", onTraversal)
  }, [])

  return { isOpen, open, close, leave }
}
