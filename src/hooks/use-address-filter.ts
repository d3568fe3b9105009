import { useEffect, useState } from "react"
import { useLateQuery } from "./use-late-query"

/** How a filter stands in an address. */
interface AddressForm<Filter> {
  /** What an address without a filter asks for. */
  everything: Filter
  /** Takes the search part of an address. */
  read: (search: string) => Filter
  /** Answers with the search part of an address, "" or starting with "?". */
  write: (filter: Filter) => string
}

/**
 * A filter that is kept in the address. The server shows everything; what the address asks for is read after hydration
 * and at each navigation.
 * @param location the router's: another object after each navigation
 * @param form a stable object
 * @returns the filter; `choose`, which changes it and the address; and `type`, which leaves the address until typing
 *   pauses or the reader turns to something else
 */
export function useAddressFilter<Filter>(
  location: object,
  { everything, read, write }: AddressForm<Filter>,
): { filter: Filter; choose: (next: Filter) => void; type: (next: Filter) => void } {
  const [filter, setFilter] = useState(everything)
  const query = useLateQuery()

  useEffect(() => {
    setFilter(read(window.location.search))
    // What was not written by now belongs to the address before.
    return query.drop
  }, [location, read, query])

  function type(next: Filter) {
    setFilter(next)
    query.put(write(next))
  }
  function choose(next: Filter) {
    type(next)
    query.settle()
  }
  return { filter, choose, type }
}
