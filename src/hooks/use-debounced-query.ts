import { useEffect, useState } from "react"
import { createDebouncedQuery, type DebouncedQuery } from "../browser/debounced-query"

/** A query of the page's address that is written when typing pauses or ends, while the component is shown. */
export function useDebouncedQuery(): DebouncedQuery {
  const [query] = useState(createDebouncedQuery)

  useEffect(() => {
    const listening = new AbortController()
    query.start(listening.signal)
    return () => listening.abort()
  }, [query])

  return query
}
