import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { lateWrite } from "./late-write"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const written: string[] = []
  return { written, ...lateWrite((text) => written.push(text), 200) }
}

test("of several values put in quick succession, only the last is written, once", () => {
  const { written, put } = start()
  for (const text of ["v", "vp", "vpc"]) {
    put(text)
    vi.advanceTimersByTime(199)
  }
  expect(written).toEqual([])
  vi.advanceTimersByTime(1)
  expect(written).toEqual(["vpc"])
  vi.runAllTimers()
  expect(written).toEqual(["vpc"])
})

test("`settle` writes the pending value immediately, even an empty one, and never twice", () => {
  const { written, put, settle } = start()
  settle()
  put("")
  settle()
  settle()
  vi.runAllTimers()
  expect(written).toEqual([""])
})

test("a dropped value is never written", () => {
  const { written, put, settle, drop } = start()
  put("vpc")
  drop()
  settle()
  vi.runAllTimers()
  expect(written).toEqual([])
})
