import { useEffect, useState } from "react"
import { lateWrite } from "../browser/late-write"

/** Milliseconds without a letter after which typing has paused. */
const pause = 200

/** Events that end typing: the focus leaves the field, or the reader leaves the page. */
const endings = ["focusout", "pagehide"] as const

/**
 * Writes the query of the page's address when typing pauses or ends: writing it at each letter keeps the browser busy, and
 * Safari refuses more than 100 writes in 30 seconds. Back and forward drop a query that waits.
 * @returns `put` takes the search part of an address, "" or starting with "?"; `settle` writes it at once; `drop`
 *   forgets it
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
