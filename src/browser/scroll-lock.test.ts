import { afterEach, expect, test, vi } from "vitest"
import { lockScroll } from "./scroll-lock"

afterEach(() => vi.unstubAllGlobals())

test("the page scrolls again once the last of several locks has ended", () => {
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
  expect([...attributes]).toEqual([["data-scroll-locked", "gutter"]])
  second()
  expect(attributes.size).toBe(0)
})
