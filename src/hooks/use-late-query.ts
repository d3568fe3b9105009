import { useEffect, useState } from "react"
import { lateWrite } from "./late-write"

/** Milliseconds without a letter after which typing has paused. */
const pause = 200

/** The reader turns to something else: another control, a link, another page. */
const turns = ["focusout", "pagehide"] as const

/**
 * Writes the query of the page's address when typing pauses or the reader turns to something else: writing it at each
 * letter keeps the browser busy, and Safari refuses more than 100 times in 30 seconds. What was not written when the
 * reader goes back or forward is dropped.
 * @returns `put` takes the search part of an address, "" or starting with "?"; `settle` writes it at once; `drop`
 *   forgets it
 */
export function useLateQuery(): ReturnType<typeof lateWrite> {
  const [query] = useState(() => lateWrite(writeQuery, pause))

  useEffect(() => {
    window.addEventListener("popstate", query.drop)
    for (const turn of turns) window.addEventListener(turn, query.settle)
    return () => {
      query.drop()
      window.removeEventListener("popstate", query.drop)
      for (const turn of turns) window.removeEventListener(turn, query.settle)
    }
  }, [query])

  return query
}

function writeQuery(search: string): void {
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, "", pathname + search + hash)
}
