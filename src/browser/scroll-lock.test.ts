import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { lockScroll } from "./scroll-lock"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("the page scrolls again 300 ms after the last of several locks has ended", () => {
  const attributes = new Map<string, string>()
  const root = {
    clientWidth: 1000,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  }
  vi.stubGlobal("document", { documentElement: root })
  vi.stubGlobal("window", { innerWidth: 1015 })
  const first = lockScroll()
  const second = lockScroll()
  first()
  vi.advanceTimersByTime(1000)
  expect([...attributes]).toEqual([["data-scroll-locked", "gutter"]])
  second()
  vi.advanceTimersByTime(299)
  expect(attributes.size).toBe(1)
  vi.advanceTimersByTime(1)
  expect(attributes.size).toBe(0)
})
