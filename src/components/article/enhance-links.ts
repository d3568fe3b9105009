import { navigate, withPrefix } from "gatsby"
import { gatsbyRuntime } from "../../hooks/gatsby-runtime"
import { isPlainClick } from "../../hooks/plain-click"
import { internalPath } from "./internal-link"

/**
 * Makes plain links of the text behave as the site's own: pages change without a full load, and are fetched ahead when
 * a link comes into view or under the pointer. Returns a function that takes everything away again.
 */
export function enhanceLinks(root: HTMLElement): () => void {
  const { ___loader: loader } = gatsbyRuntime()

  const waiting = new Map<Element, { abort(): void }>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) waiting.set(target, loader.enqueue(pageOf(target as HTMLAnchorElement)))
      else waiting.get(target)?.abort() // the reader has scrolled past it
    }
  })
  for (const link of root.querySelectorAll("a")) if (pathOf(link)) observer.observe(link)

  const onPointerOver = ({ target }: Event) => {
    const link = (target as Element).closest("a")
    if (link && pathOf(link)) loader.hovering(pageOf(link))
  }
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = (event.target as Element).closest("a")
    const path = link && pathOf(link)
    if (!path) return
    event.preventDefault()
    void navigate(path)
  }
  root.addEventListener("pointerover", onPointerOver)
  root.addEventListener("click", onClick)
  return () => {
    observer.disconnect()
    root.removeEventListener("pointerover", onPointerOver)
    root.removeEventListener("click", onClick)
  }
}

/** What Gatsby loads for a link. */
function pageOf({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search
}

function pathOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash, target } = link
  const parts = { origin, pathname, search, hash, target, download: link.hasAttribute("download") }
  return internalPath(parts, window.location, withPrefix("/"))
}
