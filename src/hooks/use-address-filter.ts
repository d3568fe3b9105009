import { useEffect, useState } from "react"

/** Milliseconds without a letter after which typing has paused. */
const pause = 200

/** The reader turns to something else: another control, a link, another page. */
const turns = ["focusout", "pagehide"] as const

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
 *   pauses or the reader turns to something else: writing it at each letter keeps the browser busy, and Safari refuses
 *   more than 100 times in 30 seconds
 */
export function useAddressFilter<Filter>(
  location: object,
  { everything, read, write }: AddressForm<Filter>,
): { filter: Filter; choose: (next: Filter) => void; type: (next: Filter) => void } {
  const [filter, setFilter] = useState(everything)
  const [address] = useState(() => lateWrite(writeAddress, pause))

  useEffect(() => {
    setFilter(read(window.location.search))
    // What was not written by now belongs to the address before.
    return address.drop
  }, [location, read, address])

  useEffect(() => {
    for (const turn of turns) window.addEventListener(turn, address.settle)
    return () => {
      for (const turn of turns) window.removeEventListener(turn, address.settle)
    }
  }, [address])

  function type(next: Filter) {
    setFilter(next)
    address.put(write(next))
  }
  function choose(next: Filter) {
    type(next)
    address.settle()
  }
  return { filter, choose, type }
}

function writeAddress(search: string): void {
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, "", pathname + search + hash)
}

/** Writes the last text that was put, once none has been put for `delay` milliseconds. */
export function lateWrite(write: (text: string) => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: string | undefined

  function drop() {
    clearTimeout(timer)
    last = undefined
  }
  /** Writes at once what is to be written. */
  function settle() {
    const text = last
    drop()
    if (text !== undefined) write(text)
  }
  function put(text: string) {
    drop()
    last = text
    timer = setTimeout(settle, delay)
  }
  return { put, settle, drop }
}
