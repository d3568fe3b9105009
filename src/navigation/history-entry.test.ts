import { afterEach, expect, test, vi } from "vitest"
import {
  entryKey,
  hideTargetUpdates,
  isOverlayEntry,
  prepareFirstEntry,
  pushOverlayEntry,
  normalizeEntry,
  updateTargetElement,
} from "./history-entry"

afterEach(() => vi.unstubAllGlobals())

/** Stubs a window with one history entry, and the document of a page. */
function openEntry(address: string, state: object | null, canonical?: string) {
  vi.stubGlobal("document", { querySelector: () => (canonical === undefined ? null : { href: canonical }) })
  const locationOf = (address: string) => {
    const { pathname, search, hash, href } = new URL(address, "https://example.com")
    return { pathname, search, hash, href }
  }
  const location = {
    ...locationOf(address),
    /** Follows a fragment as browsers do. */
    replace: vi.fn(() => {
      history.state = null
      window.dispatchEvent(new Event("popstate"))
    }),
  }
  const history = {
    state: state as object | null,
    replaceState: vi.fn((next: object, _?: string, to?: string) => {
      history.state = next
      if (to !== undefined) Object.assign(location, locationOf(to))
    }),
    pushState: vi.fn((next: object) => void (history.state = next)),
  }
  const window = Object.assign(new EventTarget(), { location, history })
  vi.stubGlobal("window", window)
  vi.stubGlobal(
    "PopStateEvent",
    class extends Event {
      readonly state: unknown
      constructor(type: string, { state }: { state: unknown }) {
        super(type)
        this.state = state
      }
    },
  )
  return { window, history }
}

test("an entry with a key and an address that Gatsby can parse is not changed", () => {
  const { history } = openEntry("/guides?tab=a#vpc", { key: "a" })
  normalizeEntry()
  expect(history.replaceState).not.toHaveBeenCalled()
})

test("the address of an entry is normalized; its key and its other state are kept", () => {
  const { history } = openEntry("/guides/index.html?tab=a#vpc", { key: "a", scroll: 3 })
  normalizeEntry()
  expect(history.replaceState.mock.calls).toEqual([[{ key: "a", scroll: 3 }, "", "/guides?tab=a#vpc"]])
})

test("an entry that the browser added gets a key, and keeps it", () => {
  const { history } = openEntry("/guides#vpc", null)
  expect(entryKey()).toBe(undefined)
  normalizeEntry()
  const key = entryKey()
  expect(key).toMatch(/^\d+$/)
  normalizeEntry()
  expect(entryKey()).toBe(key)
  expect(history.replaceState).toHaveBeenCalledOnce()
})

test("the entry of an overlay has the key of its page", () => {
  openEntry("/guides", { key: "a" })
  expect(isOverlayEntry()).toBe(false)
  pushOverlayEntry()
  expect([entryKey(), isOverlayEntry()]).toEqual(["a", true])
})

test("after a reload, no overlay is open, and the router reads the entry again", () => {
  const { window } = openEntry("/guides", { key: "a", overlay: true })
  const states: unknown[] = []
  window.addEventListener("popstate", (event) => states.push((event as PopStateEvent).state))
  prepareFirstEntry()
  expect(isOverlayEntry()).toBe(false)
  expect(states).toEqual([{ key: "a", overlay: false }])
})

test.each([
  ["/docs/tools.html?a=b#c", "https://example.com/docs/tools", "/docs/tools?a=b#c"],
  ["/docs/caf%C3%A9.html", "https://example.com/docs/caf%C3%A9", "/docs/caf%C3%A9"],
  ["/docs/release.html", "https://example.com/docs/release.html", "/docs/release.html"],
  ["/missing.html", "https://example.com/404", "/missing.html"],
  ["/missing.html", undefined, "/missing.html"],
])("the first entry %s of the page %s gets the address %s", (address, canonical, expected) => {
  const { location } = openEntry(address, null, canonical).window
  prepareFirstEntry()
  const { pathname, search, hash } = location
  expect(pathname + search + hash).toBe(expected)
})

test("the target of the address is updated, unnoticed by the router, and the entry keeps its state", () => {
  const { window, history } = openEntry("/guides?tab=a#vpc", { key: "a" })
  const onPopState = vi.fn()
  hideTargetUpdates()
  window.addEventListener("popstate", onPopState)
  updateTargetElement()
  expect(window.location.replace.mock.calls).toEqual([["https://example.com/guides?tab=a#vpc"]])
  expect(history.state).toEqual({ key: "a" })
  expect(onPopState).not.toHaveBeenCalled()

  window.dispatchEvent(new Event("popstate"))
  expect(onPopState).toHaveBeenCalledOnce()
})
