import { type RefObject, useEffect } from "react"

/**
 * Ends the search dialog above the on-screen keyboard: phones and tablets lay it over the page, without making `dvh` smaller.
 * @param content the only child of the dialog
 */
export function useKeyboardRoom(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const box = content.current
    const dialog = box?.parentElement
    if (!viewport || !box || !dialog) return
    const fit = () => {
      // In a low window, the dialog scrolls as a whole.
      const [scrolled, other] = getComputedStyle(dialog).overflowY === "auto" ? [dialog, box] : [box, dialog]
      const isCovered = viewport.height * viewport.scale < document.documentElement.clientHeight - 1
      const room = viewport.height + viewport.offsetTop - scrolled.getBoundingClientRect().top
      other.style.maxHeight = ""
      scrolled.style.maxHeight = isCovered ? `${room}px` : ""
    }
    const listening = new AbortController()
    for (const type of ["resize", "scroll"])
      viewport.addEventListener(type, fit, { signal: listening.signal })
    fit()
    return () => listening.abort()
  }, [content])
}
