import { tidyAddress } from "../shared/paths"

interface EntryState {
  /** Name under which Gatsby stores the scroll position of the entry. */
  key?: string
  overlay?: boolean
}

/**
 * Prepares the entry of a new document for Gatsby's router, which has read the address already and reads it again now.
 * An overlay that was open before a reload is closed in the new document.
 */
export function prepareFirstEntry(): void {
  tidyEntry()
  if (isOverlayEntry()) window.history.replaceState({ ...entryState(), overlay: false }, "")
  window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }))
}

/**
 * Gives the current entry an address that Gatsby can read, and a key: entries that the browser adds by itself, for links
 * to a heading, have none.
 */
export function tidyEntry(): void {
  const { pathname, search, hash } = window.location
  const address = pathname + search + hash
  const tidy = tidyAddress(address)
  const state = entryState()
  if (tidy === address && state?.key !== undefined) return
  window.history.replaceState({ ...state, key: state?.key ?? String(Date.now()) }, "", tidy)
}

/** Name of the current entry. */
export function entryKey(): string | undefined {
  return entryState()?.key
}

/** Whether the current entry stands for an overlay, such as the menu of small windows. */
export function isOverlayEntry(): boolean {
  return entryState()?.overlay === true
}

/** Adds an entry for an overlay, so that the browser's back button closes it and stays on the page. */
export function pushOverlayEntry(): void {
  window.history.pushState({ ...entryState(), overlay: true }, "")
}

function entryState(): EntryState | null {
  return window.history.state as EntryState | null
}
