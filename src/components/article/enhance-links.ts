import { navigate, withPrefix } from "gatsby"
import { isPlainClick } from "../../hooks/plain-click"
import { internalPath } from "./internal-link"

/** Gatsby's loader, as far as its own links use it. */
interface Loader {
  enqueue(path: string): void
  hovering(path: string): void
}

/**
 * Makes plain links of the text behave as the site's own: pages change without a full load, and are fetched ahead when
 * a link comes into view or under the pointer. Returns a function that takes everything away again.
 */
export function enhanceLinks(root: HTMLElement): () => void {
  const { ___loader: loader } = window as { ___loader?: Loader }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      loader?.enqueue((target as HTMLAnchorElement).pathname)
    }
  })
  for (const link of root.querySelectorAll("a")) if (pathOf(link)) observer.observe(link)

  const onPointerOver = ({ target }: Event) => {
    const link = (target as Element).closest("a")
    if (link && pathOf(link)) loader?.hovering(link.pathname)
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

function pathOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash, target } = link
  const parts = { origin, pathname, search, hash, target, download: link.hasAttribute("download") }
  return internalPath(parts, window.location, withPrefix("/"))
}
