import { type PageEntries, pageEntries } from "./page-entries"
import { shownFragment } from "./shown-fragment"

/** Milliseconds without a key press after which typing counts as paused. */
const pause = 200

/** Events that end typing: the focus leaves the field, or the reader leaves the page. */
const endings = ["focusout", "pagehide"] as const

/** A query of the page's address that is written later. */
export interface DebouncedQuery {
  /**
   * Starts to write to the address of the page that is shown, and writes a pending query when typing ends. Back, forward and the
   * end of the signal discard it.
   */
  start: (signal: AbortSignal) => void
  /** Takes the search part of an address, "" or a string that starts with "?", which replaces a pending one. */
  schedule: (search: string) => void
  /** Writes the pending query immediately. */
  flush: () => void
  /** Discards the pending query. */
  cancel: () => void
}

/**
 * Writes the query of the page's address when typing pauses or ends, and removes a fragment that leads to a hidden element. A
 * write on each key press keeps the browser busy, and Safari allows only 100 writes in 30 seconds. Nothing is written before
 * `start` has been called.
 */
export function createDebouncedQuery(): DebouncedQuery {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: string | undefined
  let entries: PageEntries | undefined

  function cancel() {
    clearTimeout(timer)
    pending = undefined
  }
  function flush() {
    const search = pending
    cancel()
    if (search !== undefined) entries?.replaceQuery(search, shownFragment())
  }
  function schedule(search: string) {
    cancel()
    pending = search
    // A late `hashchange` or a reload would clear the filter to show a hidden target.
    if (shownFragment() !== window.location.hash) flush()
    else timer = setTimeout(flush, pause)
  }
  function start(signal: AbortSignal) {
    entries = pageEntries(signal)
    for (const ending of endings) window.addEventListener(ending, flush, { signal })
    window.addEventListener("popstate", cancel, { signal })
    signal.addEventListener("abort", cancel)
  }
  return { start, schedule, flush, cancel }
}
