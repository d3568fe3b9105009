/** Milliseconds without a key press after which typing counts as paused. */
const pause = 200

/** Events that end typing: the focus leaves the field, or the reader leaves the page. */
const endings = ["focusout", "pagehide"] as const

/** A query of the page's address that is written later. */
export interface DebouncedQuery {
  /** Takes the search part of an address, "" or a string that starts with "?", which replaces a pending one. */
  schedule: (search: string) => void
  /** Writes the pending query immediately. */
  flush: () => void
  /** Discards the pending query. */
  cancel: () => void
}

/**
 * Writes the query of the page's address when typing pauses or ends: a write on each key press keeps the browser busy, and
 * Safari allows only 100 writes in 30 seconds. Needs `listenToEndings`, too.
 */
export function createDebouncedQuery(): DebouncedQuery {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: { pathname: string; search: string } | undefined

  function cancel() {
    clearTimeout(timer)
    pending = undefined
  }
  function flush() {
    const typed = pending
    cancel()
    const { pathname, hash } = window.location
    if (typed?.pathname !== pathname) return // the address is that of another page, which is about to be shown
    window.history.replaceState(window.history.state, "", pathname + typed.search + hash)
  }
  function schedule(search: string) {
    cancel()
    pending = { pathname: window.location.pathname, search }
    timer = setTimeout(flush, pause)
  }
  return { schedule, flush, cancel }
}

/** Writes a pending query when typing ends. Back, forward and the end of the signal discard it. */
export function listenToEndings({ flush, cancel }: DebouncedQuery, signal: AbortSignal): void {
  for (const ending of endings) window.addEventListener(ending, flush, { signal })
  window.addEventListener("popstate", cancel, { signal })
  signal.addEventListener("abort", cancel)
}
