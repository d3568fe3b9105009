import { withPrefix } from "gatsby"
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react"
import { linkAddress } from "../../browser/link-address"
import { isPlainClick } from "../../browser/plain-click"
import { openPath } from "../../navigation/open-path"
import { prefetchInView, prefetchPointed } from "../../navigation/prefetch"
import { termClass } from "../../shared/glossary"
import { internalPath } from "./internal-path"
import { lazyLinkPreviews } from "./lazy-link-previews"

/** A link of a text, or of a drawing in it. */
type TextLink = HTMLAnchorElement | SVGAElement

/** Attributes for the element around the links. */
interface TextLinks {
  ref: RefObject<HTMLElement>
  onClick: (event: MouseEvent) => void
  onPointerOver: (event: PointerEvent) => void
  onFocus: (event: FocusEvent) => void
}

/**
 * Makes plain links, as in HTML from the build, behave like the site's `Link`: client-side navigation, prefetching in view
 * and on hover. All links into the reference, React's as well, also show a preview. Clicks that a React component has handled
 * are ignored.
 * @param content a change means that there may be more links
 */
export function useTextLinks(content: unknown): TextLinks {
  const ref = useRef<HTMLElement>(null)
  const [previews] = useState(lazyLinkPreviews)
  useEffect(() => (ref.current ? prefetchLinks(ref.current) : undefined), [content])
  useEffect(() => previews.close, [previews])

  return {
    ref,
    onClick(event) {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const link = linkAt(event.target)
      const target = link && pathOf(link)
      if (!target) return
      event.preventDefault()
      openPath(target)
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
function prefetchLinks(root: HTMLElement): () => void {
  const links = [...root.querySelectorAll(`a:not([href^="#"], [target=_blank], .${termClass})`)].filter(
    pathOf,
  )
  const ends = links.map(prefetchInView)
  return () => {
    for (const end of ends) end()
  }
}

function linkAt(target: EventTarget): TextLink | null {
  return target instanceof Element ? target.closest("a") : null
}

function pathOf(link: Element): string | undefined {
  const address = linkAddress(link)
  if (!address) return undefined
  const { origin, pathname, search, hash } = address
  const target = link.getAttribute("target") ?? ""
  const parts = { origin, pathname, search, hash, target, download: link.hasAttribute("download") }
  return internalPath(parts, window.location, withPrefix("/"))
}
