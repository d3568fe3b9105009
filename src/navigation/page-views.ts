import type { OpenState } from "./open-parts"
import type { Place } from "./page-place"

/** How the reader left the page of a history entry. */
export interface PageView {
  /** Scroll position in pixels; absent if the entry has never been scrolled. */
  position?: number
  /** What was open, in the order of the page's parts. */
  open?: readonly OpenState[]
  /** The place at the position; absent if the page has no reference. */
  place?: Place | undefined
}

/** Key in the session storage, where views survive a reload. */
const storageKey = "page-views"

/**
 * Views by history entry. Gatsby keeps scroll positions too, but when a link leads to a heading, it saves the position
 * after the jump for the previous entry.
 *
 * They are stored when the reader leaves the document, or hides it. After a reload, and after back from another site, they hold; the
 * browser still opens the target of the fragment. A page from the back-forward cache is as the reader left it, and needs none. A
 * duplicated tab gets a copy of the storage, which does not have what the reader has done since the document was loaded.
 */
let views: Map<string, PageView> | undefined

/** Changes a part of an entry's view. */
export function saveView(key: string | undefined, change: PageView): void {
  if (key !== undefined) all().set(key, { ...readView(key), ...change })
}

/** An entry's view, which is empty for a new entry. */
export function readView(key: string | undefined): PageView {
  return (key !== undefined && all().get(key)) || {}
}

/** Writes the views to the session storage, for the next document. */
export function storeViews(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...all()]))
  } catch {
    // without storage, views last as long as the document
  }
}

function all(): Map<string, PageView> {
  return (views ??= stored())
}

function stored(): Map<string, PageView> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? "[]") as [string, PageView][]) // written by `storeViews`
  } catch {
    return new Map() // no storage, or a value that other code wrote
  }
}
