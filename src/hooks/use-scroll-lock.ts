import { useEffect } from "react"

const attribute = "data-scroll-locked"
let locks = 0

/**
 * Prevents the page behind a dialog from scrolling while `active`.
 * @param release milliseconds from the end of `active` until the page can scroll again
 */
export function useScrollLock(active: boolean, release = 300): void {
  useEffect(() => {
    if (!active) return
    locks += 1
    const root = document.documentElement
    // Only a scroll bar that takes room leaves a gap, which the style sheet keeps free.
    if (locks === 1) root.setAttribute(attribute, window.innerWidth > root.clientWidth ? "gutter" : "")
    return () => {
      window.setTimeout(() => {
        locks -= 1
        if (locks === 0) document.documentElement.removeAttribute(attribute)
      }, release)
    }
  }, [active, release])
}
