import { normalizeAddress } from "../shared/paths"

interface EntryState {
  /** Identifies the entry; Gatsby stores the scroll position under it. */
  key?: string
  overlay?: boolean
}

/**
 * Normalizes the history entry of a new document, and makes Gatsby's router, which has already read the address, read it
 * again. An overlay that was open before a reload is closed in the new document, so its flag is cleared.
 */
export function prepareFirstEntry(): void {
  dropExtension()
  normalizeEntry()
  if (isOverlayEntry()) window.history.replaceState({ ...entryState(), overlay: false }, "")
  window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }))
}

/**
 * Gives the current entry an address that Gatsby can parse, and a key: entries that the browser itself adds, for links to
 * a heading, have none.
 */
export function normalizeEntry(): void {
  const { pathname, search, hash } = window.location
  const address = pathname + search + hash
  const normalized = normalizeAddress(address)
  const state = entryState()
  if (normalized === address && state?.key !== undefined) return
  window.history.replaceState({ ...state, key: state?.key ?? String(Date.now()) }, "", normalized)
}

/**
 * Removes the `.html` from the address of the document, if the page has it without: static hosts serve a page at both, but
 * Gatsby only has the page's own address.
 */
function dropExtension(): void {
  const { pathname, search, hash } = window.location
  const canonical = canonicalAddress()
  if (canonical === undefined) return
  const page = new URL(canonical).pathname
  if (pathname === `${page}.html`) window.history.replaceState(entryState(), "", page + search + hash)
}

/** The address of the page on the published site, which can differ from the one in the window. */
export function canonicalAddress(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
}

/** Key of the current history entry. */
export function entryKey(): string | undefined {
  return entryState()?.key
}

/** Whether the current history entry was added for an overlay, such as the menu on small windows. */
export function isOverlayEntry(): boolean {
  return entryState()?.overlay === true
}

/** Adds a history entry for an overlay, so that the browser's back button closes it without leaving the page. */
export function pushOverlayEntry(): void {
  window.history.pushState({ ...entryState(), overlay: true }, "")
}

/** Whether `updateTargetElement` is running. */
let isUpdatingTarget = false

/**
 * Updates `:target` to the fragment of the address, which `pushState` does not do: the browser navigates to the fragment
 * again. Does not change the history. Call it only if the address has a fragment: otherwise the page would be reloaded.
 */
export function updateTargetElement(): void {
  const { state } = window.history
  isUpdatingTarget = true
  window.location.replace(window.location.href)
  isUpdatingTarget = false
  window.history.replaceState(state, "") // browsers may have cleared it
}

/**
 * Hides the `popstate` event of `updateTargetElement` from other listeners, which would take it for back or forward. Call
 * it before they are added: listeners of the window run in the order in which they were added.
 */
export function hideTargetUpdates(): void {
  window.addEventListener("popstate", (event) => {
    if (isUpdatingTarget) event.stopImmediatePropagation()
  })
}

function entryState(): EntryState | null {
  return window.history.state as EntryState | null
}
