import { gatsbyRuntime } from "./gatsby-runtime"
import { linkPath } from "./link-path"

/** Milliseconds that the pointer must rest on a link before its page is prefetched. */
const hoverDelay = 65

/** The Network Information API, which not every browser has. */
interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** Whether prefetching is allowed: not on a 2G connection, and not when the reader saves data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes("2g")
}

/** Prefetches the page of a link under the pointer. `correctPrefetching` decides when, and whether. */
export function prefetchPointed(link: Element): void {
  const path = linkPath(link)
  if (path !== undefined) gatsbyRuntime()?.___loader.hovering(path)
}

/**
 * Corrects Gatsby's prefetching: the prefetch of a link in view includes the script of its page, and the prefetch on
 * hover respects slow connections and waits until the pointer rests.
 */
export function correctPrefetching(): void {
  const runtime = gatsbyRuntime()
  if (!runtime) return
  const { ___chunkMapping: mapping, ___loader: loader } = runtime
  if (typeof mapping === "string") runtime.___chunkMapping = JSON.parse(mapping) as Record<string, string[]>

  const load = loader.hovering
  let timer: number | undefined
  loader.hovering = (path) => {
    window.clearTimeout(timer)
    const { connection } = navigator as { connection?: Connection }
    if (mayPrefetch(connection)) timer = window.setTimeout(() => load(path), hoverDelay)
  }
  document.addEventListener("pointerout", ({ target, relatedTarget }) => {
    const link = (target as Element).closest("a")
    if (!link?.contains(relatedTarget as Node | null)) window.clearTimeout(timer)
  })
}
