import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createDebouncedQuery } from "./use-debounced-query"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A debounced query, with the addresses that have been written. */
function start() {
  const written: string[] = []
  vi.stubGlobal("window", {
    location: { pathname: "/guides", hash: "#vpc" },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, address: string) => void written.push(address),
    },
  })
  return { written, ...createDebouncedQuery() }
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

test("a canceled query is never written", () => {
  const { written, schedule, flush, cancel } = start()
  schedule("?q=vpc")
  cancel()
  flush()
  vi.runAllTimers()
  expect(written).toEqual([])
})

test("a query is not written to the address of another page, which is about to be shown", () => {
  const { written, schedule } = start()
  schedule("?q=vpc")
  window.location.pathname = "/reference"
  vi.runAllTimers()
  expect(written).toEqual([])
})
