import { useEffect, useState } from "react"

/** Milliseconds without a key press after which typing counts as paused. */
const pause = 200

/** Events that end typing: the focus leaves the field, or the reader leaves the page. */
const endings = ["focusout", "pagehide"] as const

/**
 * Writes the query of the page's address when typing pauses or ends: a write on each key press keeps the browser busy, and
 * Safari allows only 100 writes in 30 seconds. Back and forward discard a pending query.
 * @returns `schedule` takes the search part of an address, "" or a string that starts with "?"; `flush` writes it immediately;
 *   `cancel` discards it
 */
export function useDebouncedQuery(): ReturnType<typeof createDebouncedQuery> {
  const [query] = useState(createDebouncedQuery)

  useEffect(() => {
    window.addEventListener("popstate", query.cancel)
    for (const ending of endings) window.addEventListener(ending, query.flush)
    return () => {
      query.cancel()
      window.removeEventListener("popstate", query.cancel)
      for (const ending of endings) window.removeEventListener(ending, query.flush)
    }
  }, [query])

  return query
}

/** The functions that `useDebouncedQuery` returns. */
export function createDebouncedQuery() {
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
