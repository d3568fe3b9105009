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

test.each(["\u0000{", "{}", "[1]"])(
  "invalid stored positions do not affect those of this document: %j",
  (text) => {
    stubStorage(new Map([["scroll-positions", text]]))
    const positions = createPositions()
    positions.save("a", 300)
    expect(positions.read("a")).toBe(300)
  },
)

test("without a storage, positions last as long as the document", () => {
  vi.stubGlobal("window", { sessionStorage: null })
  const positions = createPositions()
  positions.save("a", 300)
  expect(() => positions.store()).not.toThrow()
  expect([positions.read("a"), createPositions().read("a")]).toEqual([300, 0])
})
