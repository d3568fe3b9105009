import { type RefObject, useEffect } from "react"
import { isFailedScript } from "../../navigation/failed-script"
import { enhanceLinks } from "./enhance-links"

/** Adds behavior to a part of a page's static HTML; returns a function that removes it. */
type Enhancement = (root: HTMLElement) => () => void

const zoomDelay = 1000

/** Attribute of `html` while the page lacks a script: the style sheet hides nothing then. */
const staticAttribute = "data-static"

/** Code that is fetched only for pages that need it: a selector, a delay in milliseconds, and the module. */
const enhancements: { selector: string; delay: number; load: () => Promise<Enhancement> }[] = [
  { selector: ".tabs", delay: 0, load: async () => (await import("./enhance-tabs")).enhanceTabs },
  { selector: ".code-block", delay: 0, load: async () => (await import("./enhance-code")).enhanceCode },
  { selector: ".values-bar", delay: 0, load: async () => (await import("./enhance-values")).enhanceValues },
  { selector: ".table-scroll", delay: 0, load: async () => (await import("./enhance-tables")).enhanceTables },
  { selector: "[data-filter]", delay: 0, load: async () => (await import("./enhance-filter")).enhanceFilter },
  {
    selector: "img.zoomable",
    delay: zoomDelay,
    load: async () => (await import("./enhance-zoom")).enhanceZoom,
  },
]

/** Runs the enhancements on the text of the page at `path`, and again when the path changes. */
export function useEnhancements(text: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const root = text.current
    if (!root) return
    let gone = false
    const cleanups = [enhanceLinks(root)]
    const timers = enhancements
      .filter(({ selector }) => root.querySelector(selector))
      .map(({ delay, load }) =>
        window.setTimeout(() => {
          load().then(
            (enhance) => {
              if (!gone) cleanups.push(enhance(root))
            },
            (error: unknown) => {
              if (!isFailedScript(error)) throw error
              // The text is shown as without JavaScript; the next page asks for the script again.
              document.documentElement.setAttribute(staticAttribute, "")
            },
          )
        }, delay),
      )
    return () => {
      gone = true
      document.documentElement.removeAttribute(staticAttribute)
      for (const timer of timers) window.clearTimeout(timer)
      for (const cleanup of cleanups) cleanup()
    }
  }, [text, path])
}
