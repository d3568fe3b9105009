import { navigate, withPrefix } from "gatsby"
import { isPlainClick } from "../../browser/plain-click"
import { gatsbyRuntime } from "../../navigation/gatsby-runtime"
import { internalPath } from "./internal-link"

const selector = ".markdown a"

/**
 * Makes the links of the text behave as Gatsby's: pages change without a full load, and are prefetched when a link comes
 * into view or under the pointer. Returns a function that removes the behavior and cancels prefetches that wait.
 * @param root element around the text, which has the class `markdown`
 */
export function enhanceLinks(root: HTMLElement): () => void {
  const loader = gatsbyRuntime()?.___loader
  if (!loader) return () => undefined

  const prefetches = new Map<Element, { abort(): void }>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) prefetches.set(target, loader.enqueue((target as HTMLAnchorElement).pathname))
      else prefetches.get(target)?.abort() // the reader has scrolled past it
    }
  })
  for (const link of root.querySelectorAll<HTMLAnchorElement>(selector))
    if (pathOf(link)) observer.observe(link)

  const onPointerOver = ({ target }: Event) => {
    const link = linkAt(target)
    if (link && pathOf(link)) loader.hovering(link.pathname)
  }
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = linkAt(event.target)
    const path = link && pathOf(link)
    if (!path) return
    event.preventDefault()
    void navigate(path)
  }
  root.addEventListener("pointerover", onPointerOver)
  // On the document, after React: a link that React renders has prevented the default by then.
  document.addEventListener("click", onClick)
  return () => {
    observer.disconnect()
    for (const prefetch of prefetches.values()) prefetch.abort()
    root.removeEventListener("pointerover", onPointerOver)
    document.removeEventListener("click", onClick)
  }
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
}

function pathOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash, target } = link
  const parts = { origin, pathname, search, hash, target, download: link.hasAttribute("download") }
  return internalPath(parts, window.location, withPrefix("/"))
}
