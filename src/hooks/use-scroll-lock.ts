import { useEffect } from "react"
import { lockScroll } from "../browser/scroll-lock"

/**
 * Prevents the page behind a dialog from scrolling while `active`.
 * @param release milliseconds from the end of `active` until the page can scroll again
 */
export function useScrollLock(active: boolean, release = 300): void {
  useEffect(() => {
    if (!active) return
    const unlock = lockScroll()
    return () => void window.setTimeout(unlock, release)
  }, [active, release])
}
