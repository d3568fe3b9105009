import { afterEach, expect, test, vi } from "vitest"
import { createPositions } from "./positions"

afterEach(() => vi.unstubAllGlobals())

function stubStorage(items = new Map<string, string>()) {
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    },
  })
  return items
}

test("positions are kept by history entry, and survive the document when they are stored", () => {
  stubStorage()
  const before = createPositions()
  before.save("a", 300)
  before.save("b", 20)
  before.save("a", 400)
  before.store()
  const after = createPositions()
  expect([after.read("a"), after.read("b"), after.read("c"), after.read(undefined)]).toEqual([400, 20, 0, 0])
})

test("invalid stored positions, or no storage, do not affect positions of this document", () => {
  stubStorage(new Map([["scroll-positions", "\u0000{"]]))
  const positions = createPositions()
  positions.save("a", 300)
  expect(positions.read("a")).toBe(300)
  vi.stubGlobal("window", { sessionStorage: null })
  expect(() => positions.store()).not.toThrow()
  expect(createPositions().read("a")).toBe(0)
})
