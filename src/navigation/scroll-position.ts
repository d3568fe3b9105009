import { afterPaint } from "../browser/after-paint"
import { findTarget } from "../browser/find-target"
import { isFirstVisit } from "../browser/first-visit"
import { focusElement } from "../browser/focus"
import { entryKey } from "./history-entry"
import { createPositions } from "./positions"

/** The parts of a location that decide where its page is read from. `action` is "PUSH" when a link or code led there. */
export interface ScrollLocation {
  pathname: string
  search: string
  hash: string
  action?: string
  /** Name of the history entry. */
  key?: string
}

/**
 * Where the window scrolls to after a navigation: to the address's target, else to the top; on the way back, to where the
 * reader was. "stay" leaves the window where it is, as on the first page, which the browser scrolls.
 * @param saved the position in pixels at which the reader left the entry; 0 when there is none
 */
export function nextScroll(
  previous: ScrollLocation | undefined,
  next: ScrollLocation,
  saved: number,
): "stay" | "target" | number {
  if (!previous) return "stay"
  if (next.action !== "PUSH" && saved) return saved
  const isSamePage = previous.pathname === next.pathname
  if (isSamePage && previous.search !== next.search && previous.hash === next.hash) return "stay"
  return next.hash ? "target" : 0
}

const positions = createPositions()

/** Path of the page on the screen. */
let shownPath: string | undefined

/** Where the last navigation scrolled to; absent on the first page. */
let last: { place: "target" | number; hash: string } | undefined

/** Scrolls after a navigation. A target that does not exist is the top. */
export function scrollAfter(previous: ScrollLocation | undefined, next: ScrollLocation): void {
  const place = nextScroll(previous, next, positions.read(next.key))
  if (place === "stay") return
  last = { place, hash: next.hash }
  scrollAgain()
}

/**
 * Scrolls to where the last navigation did, after the page has changed its height. On the first page that is the address's
 * target, unless the browser has restored the reader's position.
 */
export function scrollAgain(): void {
  const { place, hash } = last ?? { place: "target", hash: window.location.hash }
  if (!last && !isFirstVisit()) return
  const target = place === "target" ? findTarget(hash) : null
  if (target) showTarget(target)
  else window.scrollTo(0, typeof place === "number" ? place : 0)
}

/** What lies above a target is laid out as it comes near the window (`content-visibility`), which moves the target. */
const framesToSettle = 3

/** Scrolls to a target, and again in the next frames, until what is laid out above it has its height. */
export function showTarget(target: HTMLElement, frames = framesToSettle): void {
  target.scrollIntoView()
  if (frames > 0) requestAnimationFrame(() => showTarget(target, frames - 1))
}

/** Scrolls to where the reader was, when the last navigation was back or forward and the page got its content since. */
export function restorePosition(): void {
  if (typeof last?.place === "number" && last.place > 0) window.scrollTo(0, last.place)
}

/**
 * Call it when a page is on the screen. Moves the focus to the target of a link from another page. Without a target, Gatsby focuses the whole page, from where
 * the first stop of the keyboard is the skip link. Gatsby does not scroll when the target does not exist.
 */
export function settleScroll(previous: ScrollLocation | null, next: ScrollLocation): void {
  shownPath = next.pathname
  if (!previous) positions.save(entryKey(), window.scrollY) // the reader may have scrolled before scripts ran
  if (!previous || next.hash === "") return
  const target = findTarget(next.hash)
  if (!target) return scrollAfter(previous, next)
  if (next.action !== "PUSH" || previous.pathname === next.pathname) return
  // Gatsby moves the focus after the page has been drawn.
  afterPaint(() => focusElement(target))
}

/**
 * Leaves scrolling after back and forward to this module: the browser would scroll the old page while the next one loads.
 * A document that the reader leaves is restored by the browser, which can do so before any script runs.
 */
export function controlScrolling(): void {
  const takeOver = () => void (window.history.scrollRestoration = "manual")
  if (document.readyState === "complete") takeOver()
  else window.addEventListener("load", takeOver)
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto"
    positions.store()
  })
  // While another page is loaded, its entry is the current one already.
  window.addEventListener(
    "scroll",
    () => {
      if (window.location.pathname === shownPath) positions.save(entryKey(), window.scrollY)
    },
    { passive: true },
  )
  window.addEventListener("pageshow", ({ persisted }) => persisted && takeOver())
}
