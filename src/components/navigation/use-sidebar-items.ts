import { withPrefix } from "gatsby"
import { type RefObject, useEffect, useState } from "react"
import { fetchJson } from "../../browser/fetch-json"
import type { PageSidebar, SidebarItem } from "../../shared/navigation"

/** Complete sidebars that have been fetched, by file. Pages of the same sidebar share one file. */
const fetched = new Map<string, readonly SidebarItem[]>()

/** Links that the complete sidebar replaces, and that the reader is about to use. */
const usedLinks = ":is(a[data-closed]:focus, a[data-closed]:active)"

/**
 * The items of a page's sidebar: first those in the page's data, then all of them once the sidebar's file has been fetched,
 * when the browser is idle. A closed group is a link until then, and remains one without the file. The complete sidebar
 * replaces these links, so it waits while one of them has the focus or is being pressed.
 * @param nav the element of the sidebar
 */
export function useSidebarItems(
  { items, file }: PageSidebar,
  nav: RefObject<HTMLElement>,
): readonly SidebarItem[] {
  const [loaded, setLoaded] = useState<string>()

  useEffect(() => {
    if (fetched.has(file)) {
      setLoaded(file)
      return
    }
    const abort = new AbortController()
    const { signal } = abort
    const show = () => {
      if (nav.current?.querySelector(usedLinks)) return
      abort.abort() // removes the listeners
      setLoaded(file)
    }
    const stopWaiting = whenIdle(() => {
      fetchJson(withPrefix(file), { signal }).then(
        (all) => {
          fetched.set(file, all as SidebarItem[]) // the build wrote it
          for (const event of ["focusin", "click"]) document.addEventListener(event, show, { signal })
          show()
        },
        () => undefined, // groups remain links to their pages
      )
    })
    return () => {
      stopWaiting()
      abort.abort()
    }
  }, [file, nav])

  return (loaded === file && fetched.get(file)) || items
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
