import { withPrefix } from "gatsby"
import { useEffect, useState } from "react"
import type { PageSidebar, SidebarItem } from "../shared/navigation"

/** Whole sidebars that were fetched, by their files: one serves all its pages. */
const fetched = new Map<string, readonly SidebarItem[]>()

/**
 * The items of a page's sidebar: what the page holds, and all of them once their file is here. The file is fetched when the
 * browser has nothing else to do; without it, closed groups remain links.
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
        () => undefined, // the groups lead to their pages
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

/** Safari has no idle callbacks. */
function whenIdle(action: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(action, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(action, 200)
  return () => clearTimeout(handle)
}
