import { afterEach, expect, test, vi } from "vitest"

afterEach(() => vi.unstubAllGlobals())

function stubStorage(items = new Map<string, string>()) {
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    },
  })
}

/** The positions as the next document has them. */
function openDocument() {
  vi.resetModules()
  return import("./positions")
}

test("positions are kept by history entry, and survive the document when they are stored", async () => {
  stubStorage()
  const { savePosition, storePositions } = await openDocument()
  savePosition("a", 300)
  savePosition("b", 0)
  savePosition("a", 400)
  savePosition(undefined, 20)
  storePositions()
  const { readPosition } = await openDocument()
  expect(["a", "b", "c", undefined].map(readPosition)).toEqual([400, 0, undefined, undefined])
})

test.each(["\u0000{", "{}", "[1]"])(
  "invalid stored positions do not affect those of this document: %j",
  async (text) => {
    stubStorage(new Map([["scroll-positions", text]]))
    const { savePosition, readPosition } = await openDocument()
    savePosition("a", 300)
    expect(readPosition("a")).toBe(300)
  },
)

test("without a storage, positions last as long as the document", async () => {
  vi.stubGlobal("window", { sessionStorage: null })
  const { savePosition, readPosition, storePositions } = await openDocument()
  savePosition("a", 300)
  expect(() => storePositions()).not.toThrow()
  expect(readPosition("a")).toBe(300)
  expect((await openDocument()).readPosition("a")).toBeUndefined()
})
