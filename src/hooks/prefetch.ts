import { gatsbyRuntime } from "./gatsby-runtime"

/** How long the pointer rests on a link before its page is loaded: sweeping over a list loads nothing. */
const restingTime = 65

/** What the browser tells of the reader's connection; not every browser does. */
interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** Whether pages may be fetched before they are asked for: not on a 2g connection, and not when data is to be saved. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes("2g")
}

/**
 * Mends Gatsby's prefetching: links in view bring the script of their page as well as its data, and links pointed at
 * spare slow connections as those in view do.
 */
export function mendPrefetch(): void {
  const runtime = gatsbyRuntime()
  const { ___chunkMapping: mapping, ___loader: loader } = runtime
  if (typeof mapping === "string") runtime.___chunkMapping = JSON.parse(mapping) as Record<string, string[]>

  const load = loader.hovering
  let resting: number | undefined
  loader.hovering = (path) => {
    window.clearTimeout(resting)
    const { connection } = navigator as { connection?: Connection }
    if (mayPrefetch(connection)) resting = window.setTimeout(() => load(path), restingTime)
  }
  document.addEventListener("pointerout", ({ target, relatedTarget }) => {
    const link = (target as Element).closest("a")
    if (!link?.contains(relatedTarget as Node | null)) window.clearTimeout(resting)
  })
}
