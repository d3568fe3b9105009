import { linkAddress } from "../browser/link-address"
import { gatsbyRuntime } from "./gatsby-runtime"

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

/** Timer of the link under the pointer. */
let timer: number | undefined

const stopTimer = () => window.clearTimeout(timer)

/** Prefetches the page of a link under the pointer, if the pointer rests on it and the connection allows it. */
export function prefetchPointed(link: Element): void {
  stopTimer()
  const loader = gatsbyRuntime()?.___loader
  const path = linkAddress(link)?.pathname
  const { connection } = navigator as { connection?: Connection }
  if (!loader || path === undefined || !mayPrefetch(connection)) return
  timer = window.setTimeout(() => loader.hovering(path), hoverDelay)
  link.addEventListener("pointerleave", stopTimer, { once: true })
}

/** Pending prefetches by their links in view. */
const waiting = new Map<Element, { abort(): void }>()

let observer: IntersectionObserver | undefined

/**
 * Prefetches the page of a link when it comes into view. Returns a function that stops this and cancels a pending
 * prefetch. Gatsby itself respects slow connections here.
 */
export function prefetchInView(link: Element): () => void {
  observer ??= new IntersectionObserver(onChange)
  observer.observe(link)
  return () => {
    observer?.unobserve(link)
    cancel(link)
  }
}

function onChange(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) {
      cancel(target) // the reader has scrolled past it
      continue
    }
    const path = linkAddress(target)?.pathname
    if (path !== undefined && path !== window.location.pathname) {
      const prefetch = gatsbyRuntime()?.___loader.enqueue(path)
      if (prefetch) waiting.set(target, prefetch)
    }
  }
}

function cancel(link: Element) {
  waiting.get(link)?.abort()
  waiting.delete(link)
}
