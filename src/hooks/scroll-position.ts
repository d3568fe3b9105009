/** What of a location decides where its page is read from. `action` is "PUSH" when a link or code led there. */
export interface ScrollLocation {
  pathname: string
  search: string
  hash: string
  action?: string
}

/**
 * Where the window scrolls to after a navigation: to the address's target, else to the top; or, on the way back, to
 * where the reader was. "stay" leaves it to the browser, which knows the first page and the page that is on the screen.
 * @param saved the position in pixels at which the reader left the page; 0 when there is none
 */
export function nextScroll(
  previous: ScrollLocation | undefined,
  next: ScrollLocation,
  saved: number,
): "stay" | "target" | number {
  if (!previous) return "stay"
  const isSamePage = previous.pathname === next.pathname
  if (next.action !== "PUSH") return isSamePage ? "stay" : saved || (next.hash ? "target" : 0)
  if (isSamePage && previous.search !== next.search && previous.hash === next.hash) return "stay"
  return next.hash ? "target" : 0
}

/** Where the last navigation scrolled to; absent on the first page. */
let last: { place: "target" | number; hash: string } | undefined

/** Scrolls after a navigation. A target that does not exist is the top. Parameters as in `nextScroll`. */
export function scrollAfter(previous: ScrollLocation | undefined, next: ScrollLocation, saved: number): void {
  const place = nextScroll(previous, next, saved)
  if (place === "stay") return
  last = { place, hash: next.hash }
  scrollAgain()
}

/**
 * Scrolls to where the last navigation did: what opens as the page comes to life changes its height. On the first page
 * that is the address's target, unless the browser has put the reader back where they were.
 */
export function scrollAgain(): void {
  const { place, hash } = last ?? { place: "target", hash: window.location.hash }
  if (!last && !isFirstVisit()) return
  const target = place === "target" ? findTarget(hash) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, typeof place === "number" ? place : 0)
}

/** Whether the document was opened by a link or an address, not by a reload or by going back. */
function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[] // what the type lists
  return entry?.type === "navigate"
}

/** The element a fragment leads to, `null` when there is none. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // not an encoded id: nothing can bear it
  }
}

/**
 * Lets the keyboard continue at the target that a link of another page led to. Without one it starts over: Gatsby puts
 * the focus on the whole page, from where the first stop is the skip link. Gatsby does not scroll to a target that does
 * not exist, and so does not ask to.
 */
export function continueAt(previous: ScrollLocation, next: ScrollLocation): void {
  if (next.hash === "") return
  const target = findTarget(next.hash)
  if (!target) return scrollAfter(previous, next, 0)
  if (next.action !== "PUSH" || previous.pathname === next.pathname) return
  // Gatsby's own focus comes after the page has been drawn.
  requestAnimationFrame(() => window.setTimeout(() => focus(target)))
}

function focus(target: HTMLElement): void {
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
