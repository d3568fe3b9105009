import { navigate, withPrefix } from "gatsby"
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
} from "react"
import { isPlainClick } from "../../browser/plain-click"
import { linkAddress } from "../../navigation/link-path"
import { prefetchPointed } from "../../navigation/prefetch"
import { prefetchInView } from "../../navigation/prefetch-in-view"
import { termClass } from "../../shared/glossary"
import { internalPath } from "./internal-link"
import { previewLinks } from "./preview-links"

/** A link of a text, or of a drawing in it. */
type TextLink = HTMLAnchorElement | SVGAElement

/** Event handlers for the element around a text. */
interface TextLinks {
  onClick: (event: MouseEvent) => void
  onPointerOver: (event: PointerEvent) => void
  onFocus: (event: FocusEvent) => void
}

/**
 * Makes plain links in a text behave like Gatsby's: client-side navigation, prefetching in view and on hover. Links into
 * the reference also show a preview. Clicks that a React component in the text has handled are ignored.
 * @param text the element around the text
 * @param path of the page; a change means new links
 * @param isWhole whether the text is shown whole; a change means more links
 */
export function useTextLinks(text: RefObject<HTMLElement>, path: string, isWhole: boolean): TextLinks {
  const [previews] = useState(previewLinks)
  useEffect(() => (text.current ? prefetchLinks(text.current) : undefined), [text, path, isWhole])
  useEffect(() => previews.close, [path, previews])

  return {
    onClick(event) {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const link = linkAt(event.target)
      const target = link && pathOf(link)
      if (!target) return
      event.preventDefault()
      void navigate(target)
    },
    onPointerOver({ target, pointerType }) {
      const link = linkAt(target)
      if (link && pathOf(link)) prefetchPointed(link)
      if (link instanceof HTMLAnchorElement && pointerType !== "touch") previews.open(link, "pointer")
    },
    onFocus({ target }) {
      const link = linkAt(target)
      if (link instanceof HTMLAnchorElement && link.matches(":focus-visible")) previews.open(link, "focus")
    },
  }
}

/** Prefetches the pages of links that come into view. Returns a function that stops this. */
function prefetchLinks(text: HTMLElement): () => void {
  const links = [...text.querySelectorAll("a")].filter(
    (link) => pathOf(link) && !link.classList.contains(termClass),
  )
  const ends = links.map(prefetchInView)
  return () => {
    for (const end of ends) end()
  }
}

function linkAt(target: EventTarget): TextLink | null {
  return target instanceof Element ? target.closest("a") : null
}

function pathOf(link: TextLink): string | undefined {
  const address = linkAddress(link)
  if (!address) return undefined
  const { origin, pathname, search, hash } = address
  const target = link.getAttribute("target") ?? ""
  const parts = { origin, pathname, search, hash, target, download: link.hasAttribute("download") }
  return internalPath(parts, window.location, withPrefix("/"))
}
