import { useEffect, useState } from "react"

/** Milliseconds without a key press after which typing counts as paused. */
const pause = 200

/** Events that end typing: the focus leaves the field, or the reader leaves the page. */
const endings = ["focusout", "pagehide"] as const

/**
 * Writes the query of the page's address when typing pauses or ends: a write on each key press keeps the browser busy, and
 * Safari allows only 100 writes in 30 seconds. Back and forward discard a pending query.
 * @returns `put` takes the search part of an address, "" or a string that starts with "?"; `settle` writes it immediately;
 *   `drop` discards it
 */
export function useLateQuery(): ReturnType<typeof createLateQuery> {
  const [query] = useState(createLateQuery)

  useEffect(() => {
    window.addEventListener("popstate", query.drop)
    for (const ending of endings) window.addEventListener(ending, query.settle)
    return () => {
      query.drop()
      window.removeEventListener("popstate", query.drop)
      for (const ending of endings) window.removeEventListener(ending, query.settle)
    }
  }, [query])

  return query
}

/** The functions that `useLateQuery` returns. */
export function createLateQuery() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: { pathname: string; search: string } | undefined

  function drop() {
    clearTimeout(timer)
    pending = undefined
  }
  function settle() {
    const typed = pending
    drop()
    const { pathname, hash } = window.location
    if (typed?.pathname !== pathname) return // the address is that of another page, which is about to be shown
    window.history.replaceState(window.history.state, "", pathname + typed.search + hash)
  }
  function put(search: string) {
    drop()
    pending = { pathname: window.location.pathname, search }
    timer = setTimeout(settle, pause)
  }
  return { put, settle, drop }
}
