import { withPrefix } from "gatsby"
import { useEffect, useState } from "react"
import type { PageSidebar, SidebarItem } from "../shared/navigation"

/** Complete sidebars that have been fetched, by file. Pages of the same sidebar share one file. */
const fetched = new Map<string, readonly SidebarItem[]>()

/**
 * The items of a page's sidebar: first those in the page's data, then all of them once the sidebar's file has been fetched,
 * when the browser is idle. Without the file, closed groups remain links.
 */
export function useSidebarItems({ items, file }: PageSidebar): readonly SidebarItem[] {
  const [loaded, setLoaded] = useState<string>()

  useEffect(() => {
    if (fetched.has(file)) {
      setLoaded(file)
      return
    }
    const abort = new AbortController()
    const stopWaiting = whenIdle(() => {
      fetchItems(file, abort.signal).then(
        (all) => {
          fetched.set(file, all)
          setLoaded(file)
        },
        () => undefined, // groups remain links to their pages
      )
    })
    return () => {
      stopWaiting()
      abort.abort()
    }
  }, [file])

  return (loaded === file && fetched.get(file)) || items
}

async function fetchItems(file: string, signal: AbortSignal): Promise<readonly SidebarItem[]> {
  const response = await fetch(withPrefix(file), { signal })
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`)
  return (await response.json()) as SidebarItem[] // the build wrote it
}

/** Calls `action` when the browser is idle; after a delay in Safari, which has no `requestIdleCallback`. */
function whenIdle(action: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(action, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(action, 200)
  return () => clearTimeout(handle)
}
