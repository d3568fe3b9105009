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

/** The views as the next document has them. */
function openDocument() {
  vi.resetModules()
  return import("./page-views")
}

test("views are kept by history entry, and survive the document when they are stored", async () => {
  stubStorage()
  const { saveView, storeViews } = await openDocument()
  saveView("a", { position: 300 })
  saveView("b", { position: 0 })
  saveView("a", { open: [true, "opentofu"] })
  saveView("a", { position: 400 })
  saveView(undefined, { position: 20 })
  storeViews()
  const { readView } = await openDocument()
  expect(["a", "b", "c", undefined].map(readView)).toEqual([
    { position: 400, open: [true, "opentofu"] },
    { position: 0 },
    {},
    {},
  ])
})

test.each(["\u0000{", "{}", "[1]"])(
  "invalid stored views do not affect those of this document: %j",
  async (text) => {
    stubStorage(new Map([["page-views", text]]))
    const { saveView, readView } = await openDocument()
    saveView("a", { position: 300 })
    expect(readView("a")).toEqual({ position: 300 })
  },
)

test("without a storage, views last as long as the document", async () => {
  vi.stubGlobal("window", { sessionStorage: null })
  const { saveView, readView, storeViews } = await openDocument()
  saveView("a", { position: 300 })
  expect(() => storeViews()).not.toThrow()
  expect(readView("a")).toEqual({ position: 300 })
  expect((await openDocument()).readView("a")).toEqual({})
})
