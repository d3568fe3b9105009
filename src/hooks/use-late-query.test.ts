import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createLateQuery } from "./use-late-query"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A query that is written late, with the addresses that have been written. */
function start() {
  const written: string[] = []
  vi.stubGlobal("window", {
    location: { pathname: "/guides", hash: "#vpc" },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, address: string) => void written.push(address),
    },
  })
  return { written, ...createLateQuery() }
}

test("of several queries put in quick succession, only the last is written, once", () => {
  const { written, put } = start()
  for (const search of ["?q=v", "?q=vp", "?q=vpc"]) {
    put(search)
    vi.advanceTimersByTime(199)
  }
  expect(written).toEqual([])
  vi.advanceTimersByTime(1)
  expect(written).toEqual(["/guides?q=vpc#vpc"])
  vi.runAllTimers()
  expect(written).toEqual(["/guides?q=vpc#vpc"])
})

test("`settle` writes the pending query immediately, even an empty one, and never twice", () => {
  const { written, put, settle } = start()
  settle()
  put("")
  settle()
  settle()
  vi.runAllTimers()
  expect(written).toEqual(["/guides#vpc"])
})

test("a dropped query is never written", () => {
  const { written, put, settle, drop } = start()
  put("?q=vpc")
  drop()
  settle()
  vi.runAllTimers()
  expect(written).toEqual([])
})

test("a query is not written to the address of another page, which is about to be shown", () => {
  const { written, put } = start()
  put("?q=vpc")
  window.location.pathname = "/reference"
  vi.runAllTimers()
  expect(written).toEqual([])
})
