import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createDebouncedQuery } from "./debounced-query"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A debounced query, with the addresses that have been written. */
function start() {
  const written: string[] = []
  const window = Object.assign(new EventTarget(), {
    location: { pathname: "/guides", hash: "#vpc" },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, address: string) => void written.push(address),
    },
  })
  vi.stubGlobal("window", window)
  let isHidden = false
  const target = { closest: () => (isHidden ? {} : null) }
  vi.stubGlobal("document", { getElementById: () => target })
  const query = createDebouncedQuery()
  const listening = new AbortController()
  query.start(listening.signal)
  return { written, end: () => listening.abort(), hideTarget: () => (isHidden = true), ...query }
}

test("of several queries scheduled in quick succession, only the last is written, once", () => {
  const { written, schedule } = start()
  for (const search of ["?q=v", "?q=vp", "?q=vpc"]) {
    schedule(search)
    vi.advanceTimersByTime(199)
  }
  expect(written).toEqual([])
  vi.advanceTimersByTime(1)
  expect(written).toEqual(["/guides?q=vpc#vpc"])
  vi.runAllTimers()
  expect(written).toEqual(["/guides?q=vpc#vpc"])
})

test("`flush` writes the pending query immediately, even an empty one, and never twice", () => {
  const { written, schedule, flush } = start()
  flush()
  schedule("")
  flush()
  flush()
  vi.runAllTimers()
  expect(written).toEqual(["/guides#vpc"])
})

test("a fragment that leads to a hidden element is removed at once, because a late event would show the element", () => {
  const { written, schedule, hideTarget } = start()
  hideTarget()
  schedule("?q=eks")
  expect(written).toEqual(["/guides?q=eks"])
})

test("a canceled query is never written", () => {
  const { written, schedule, flush, cancel } = start()
  schedule("?q=vpc")
  cancel()
  flush()
  vi.runAllTimers()
  expect(written).toEqual([])
})

test("a query is not written to the address of the next page", () => {
  const { written, schedule } = start()
  schedule("?q=vpc")
  window.location.pathname = "/reference"
  vi.runAllTimers()
  expect(written).toEqual([])

  schedule("?q=eks") // typed while that page is loading
  vi.runAllTimers()
  expect(written).toEqual([])
})

test.each(["focusout", "pagehide"])("%s ends typing: the pending query is written at once", (ending) => {
  const { written, schedule } = start()
  schedule("?q=vpc")
  window.dispatchEvent(new Event(ending))
  expect(written).toEqual(["/guides?q=vpc#vpc"])
})

test("back, forward and the end of the signal discard a pending query", () => {
  const { written, schedule, end } = start()
  schedule("?q=v")
  window.dispatchEvent(new Event("popstate"))
  schedule("?q=vpc")
  end()
  vi.runAllTimers()
  window.dispatchEvent(new Event("focusout"))
  expect(written).toEqual([])
})
