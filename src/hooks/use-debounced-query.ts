import { useEffect, useState } from "react"
import { createDebouncedQuery, type DebouncedQuery, listenToEndings } from "../browser/debounced-query"

/** A query of the page's address that is written when typing pauses or ends, while the component is shown. */
export function useDebouncedQuery(): DebouncedQuery {
  const [query] = useState(createDebouncedQuery)

  useEffect(() => {
    const listening = new AbortController()
    listenToEndings(query, listening.signal)
    return () => listening.abort()
  }, [query])

  return query
}
