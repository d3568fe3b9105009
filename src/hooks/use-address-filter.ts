import { useEffect, useState } from "react"
import { isHydrated } from "../browser/hydrated"
import { restorePosition } from "../navigation/scroll-position"
import { pendingFilterAttribute } from "../theme/attributes"
import { useDebouncedQuery } from "./use-debounced-query"

/** How a filter is read from and written to an address. */
interface AddressForm<Filter> {
  /** The filter of an address that has none. */
  noFilter: Filter
  /** Parses the search part of an address. */
  read: (search: string) => Filter
  /** Writes the filter into the search part of an address: "", or a string that starts with "?". Keeps other parameters. */
  write: (search: string, filter: Filter) => string
}

/**
 * A filter that is stored in the address. The server renders everything; the address is read after hydration, on the
 * first render of a page that the reader has navigated to, and after each navigation.
 * @param location the router's location, a new object after each navigation
 * @param form must be a stable object
 * @returns the filter; `choose`, which changes the filter and the address at once; and `type`, which changes the address
 *   only when typing pauses or the focus leaves the field
 */
export function useAddressFilter<Filter>(
  location: object,
  { noFilter, read, write }: AddressForm<Filter>,
): { filter: Filter; choose: (next: Filter) => void; type: (next: Filter) => void } {
  /** `undefined` until the address has been read. */
  const [known, setFilter] = useState(() => (isHydrated() ? read(window.location.search) : undefined))
  const isKnown = known !== undefined
  const query = useDebouncedQuery()

  useEffect(() => {
    setFilter(read(window.location.search))
    // A query that is still pending belongs to the previous address.
    return query.cancel
  }, [location, read, query])
  useEffect(() => {
    if (!isKnown) return
    document.documentElement.removeAttribute(pendingFilterAttribute)
    restorePosition() // the list may be another than the one that the server rendered
  }, [isKnown])

  function type(next: Filter) {
    setFilter(next)
    query.schedule(write(window.location.search, next))
  }
  function choose(next: Filter) {
    type(next)
    query.flush()
  }
  return { filter: known ?? noFilter, choose, type }
}
