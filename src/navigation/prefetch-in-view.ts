import { gatsbyRuntime } from "./gatsby-runtime"
import { linkPath } from "./link-path"

/** Pending prefetches by their links. */
const waiting = new Map<Element, { abort(): void }>()

let observer: IntersectionObserver | undefined

/**
 * Prefetches the page of a link when it comes into view. Returns a function that stops this and cancels a pending
 * prefetch.
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
    const pathname = linkPath(target)
    if (pathname !== undefined && pathname !== window.location.pathname) {
      const prefetch = gatsbyRuntime()?.___loader.enqueue(pathname)
      if (prefetch) waiting.set(target, prefetch)
    }
  }
}

function cancel(link: Element) {
  waiting.get(link)?.abort()
  waiting.delete(link)
}
