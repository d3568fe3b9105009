import { afterEach, beforeEach, expect, test, vi } from "vitest"

const scrollTo = vi.fn()
const cancelAnimationFrame = vi.fn()
const stored = new Map<string, string>()
let window: EventTarget & {
  scrollY: number
  location: { pathname: string; hash: string }
  history: { state: { key: string }; scrollRestoration: string }
}

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  stored.clear()
  window = Object.assign(new EventTarget(), {
    scrollTo,
    scrollY: 0,
    location: { pathname: "/a", hash: "" },
    history: { state: { key: "first" }, scrollRestoration: "auto" },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  })
  vi.stubGlobal("window", window)
  vi.stubGlobal("document", {
    readyState: "complete",
    getElementById: (id: string) => (id === "vpc" ? { scrollIntoView: () => undefined } : null),
  })
  vi.stubGlobal("requestAnimationFrame", () => 7)
  vi.stubGlobal("cancelAnimationFrame", cancelAnimationFrame)
})
afterEach(() => vi.unstubAllGlobals())

/** Shows the page at /a, which the reader scrolls to a position. */
async function readPage(position: number) {
  const scrolling = await import("./scroll-position")
  scrolling.controlScrolling()
  scrolling.settleScroll(null, { pathname: "/a", search: "", hash: "" })
  scroll(position)
  return scrolling
}

function scroll(position: number) {
  window.scrollY = position
  window.dispatchEvent(new Event("scroll"))
}

/** Goes to another entry by the browser's back or forward button. */
function traverse(pathname: string, key: string) {
  window.location.pathname = pathname
  window.history.state = { key }
  window.dispatchEvent(new Event("popstate"))
}

/** Leaves the document. Returns the positions that are stored for the next one. */
function leave() {
  window.dispatchEvent(new Event("pagehide"))
  return [...stored.values()].map((text) => JSON.parse(text) as unknown)
}

test("positions are stored when the reader leaves the document, which the browser may then restore", async () => {
  await readPage(300)
  expect(window.history.scrollRestoration).toBe("manual")
  expect(leave()).toEqual([[["first", 300]]])
  expect(window.history.scrollRestoration).toBe("auto")
})

test("while the page of another entry is loading, scrolling changes no position", async () => {
  await readPage(300)
  traverse("/b", "second")
  scroll(0)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(leave()).toEqual([[["first", 300]]])
})

test("back to an entry of the same page restores its position at once, and stops scrolling to a target", async () => {
  const { scrollAfter } = await readPage(300)
  const page = { pathname: "/a", search: "", hash: "" }
  scrollAfter(page, { ...page, hash: "#vpc", action: "PUSH", key: "second" })
  scroll(900)
  traverse("/a", "first")
  expect(cancelAnimationFrame.mock.calls).toEqual([[7]])
  expect(scrollTo.mock.calls).toEqual([[0, 300]])
  scroll(310)
  expect(leave()).toEqual([
    [
      ["first", 310],
      ["second", 900],
    ],
  ])
})
