import { useSyncExternalStore } from "react"

/** Windows of at least this width show the full header and the sidebar: 997 px, more if the browser's font is larger. */
const desktop = () => window.matchMedia("(min-width: 62.3125em)")

function subscribe(onChange: () => void): () => void {
  const list = desktop()
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}

/** Whether the window has room for the full header and the sidebar; `false` during server rendering. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => desktop().matches,
    () => false,
  )
}
