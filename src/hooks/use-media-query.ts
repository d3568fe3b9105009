import { useSyncExternalStore } from "react"

/** Windows of at least this width show the full header and the sidebar: 997 px, more if the browser's font is larger. */
export const desktopQuery = "(min-width: 62.3125em)"

/** Whether the media query matches; `false` during server rendering. */
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
