import { useSyncExternalStore } from "react"

/** Windows from this width on show the bar and the sidebar in full: 997 px, and more where the browser's font is larger. */
export const desktopQuery = "(min-width: 62.3125em)"

/** Whether the media query matches; `false` while the page is rendered without a browser. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener("change", onChange)
      return () => list.removeEventListener("change", onChange)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
