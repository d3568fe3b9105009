/** The parts of a location that decide the scroll position. `action` is "PUSH" after a link or a call of `navigate`. */
export interface ScrollLocation {
  pathname: string
  search: string
  hash: string
  action?: string
  /** Key of the history entry. */
  key?: string
}

/**
 * Where the window scrolls to after a navigation: to the target of the fragment, else to the top; after back or forward,
 * to the saved position. "stay" means no scrolling, as on the first page, which the browser scrolls.
 * @param saved the position in pixels at which the reader left the entry, if any
 */
export function nextScroll(
  previous: ScrollLocation | undefined,
  next: ScrollLocation,
  saved: number | undefined,
): "stay" | "target" | number {
  if (!previous) return "stay"
  if (next.action !== "PUSH" && saved !== undefined) return saved
  const isSamePage = previous.pathname === next.pathname
  if (isSamePage && previous.search !== next.search && previous.hash === next.hash) return "stay"
  return next.hash ? "target" : 0
}

/** Whether a link has opened a page at its top; `false` on the first page, whose location has no action. */
export function opensAtTop({ action, hash }: ScrollLocation): boolean {
  return action === "PUSH" && hash === ""
}
