import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { lateWrite } from "./late-write"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const written: string[] = []
  return { written, ...lateWrite((text) => written.push(text), 200) }
}

test("of what is put without a pause, the last is written, once", () => {
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

test("settling writes at once what waits, an empty text too, and nothing twice", () => {
  const { written, put, settle } = start()
  settle()
  put("")
  settle()
  settle()
  vi.runAllTimers()
  expect(written).toEqual([""])
})

test("what is dropped is never written", () => {
  const { written, put, settle, drop } = start()
  put("vpc")
  drop()
  settle()
  vi.runAllTimers()
  expect(written).toEqual([])
})
