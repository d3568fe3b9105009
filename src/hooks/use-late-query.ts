import { useEffect, useState } from "react"
import { lateWrite } from "../browser/late-write"

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
export function useLateQuery(): ReturnType<typeof lateWrite> {
  const [query] = useState(() => lateWrite(writeQuery, pause))

  useEffect(() => {
    window.addEventListener("popstate", query.drop)
    for (const turn of endings) window.addEventListener(turn, query.settle)
    return () => {
      query.drop()
      window.removeEventListener("popstate", query.drop)
      for (const turn of endings) window.removeEventListener(turn, query.settle)
    }
  }, [query])

  return query
}

function writeQuery(search: string): void {
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, "", pathname + search + hash)
}
