import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createLinkPreviewCards } from "./link-preview-cards"

vi.mock("gatsby", () => ({ withPrefix: (path: string) => path }))

const fetched = vi.fn(() => Promise.reject(new Error("no network")))

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockClear()
  const location = { origin: "https://docs.example.com", pathname: "/intro" }
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location, setTimeout, clearTimeout }))
  vi.stubGlobal("document", Object.assign(new EventTarget(), { getElementById: () => null }))
  vi.stubGlobal("fetch", fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A link into the reference, and the pseudo-classes that it matches, which a test changes. */
function makeLink(...states: string[]) {
  const matched = new Set(states)
  const link = Object.assign(new EventTarget(), {
    origin: "https://docs.example.com",
    pathname: "/reference/glossary",
    hash: "#vpc",
    matches: (state: string) => matched.has(state),
    contains: () => false,
  })
  return { link: link as unknown as HTMLAnchorElement, matched } // the only members that are read
}

test.each([
  ["the pointer is on", "pointer", [":hover"], 1],
  ["the pointer has left", "pointer", [], 0],
  ["the pointer has left, but that still has the focus", "pointer", [":focus"], 0],
  ["has the focus", "focus", [":focus"], 1],
  ["the focus has left", "focus", [], 0],
] as const)("after the delay, a link that %s gets as many previews as expected", async (...row) => {
  const [, by, states, count] = row
  createLinkPreviewCards().open(makeLink(...states).link, by)
  await vi.runAllTimersAsync()
  expect(fetched).toHaveBeenCalledTimes(count)
})

test("a link that matches `:hover` only after `pointerover`, as in Firefox, gets its preview", async () => {
  const { link, matched } = makeLink()
  createLinkPreviewCards().open(link, "pointer")
  matched.add(":hover")
  await vi.runAllTimersAsync()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test("a link that the pointer left during the delay gets its preview when the pointer is back", async () => {
  const cards = createLinkPreviewCards()
  const { link, matched } = makeLink()
  cards.open(link, "pointer")
  await vi.runAllTimersAsync()
  matched.add(":hover")
  cards.open(link, "pointer")
  await vi.runAllTimersAsync()
  expect(fetched).toHaveBeenCalledTimes(1)
})
