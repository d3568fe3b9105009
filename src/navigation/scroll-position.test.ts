import { afterEach, beforeEach, expect, test, vi } from "vitest"

const scrollTo = vi.fn()
const replaceLocation = vi.fn()
const cancelAnimationFrame = vi.fn(() => void (inFrame = undefined))
const stored = new Map<string, string>()
/** Distances of the entries of a reference from the top of the page, by their ids; `undefined` for one that the filter hides. */
let entries: Record<string, number | undefined> = {}
/** A `details` element of the page that is shown. */
const details = { open: false }
/** What the next frame runs. */
let inFrame: (() => void) | undefined
/** A heading, with its distance from the top of the page in pixels. */
const heading = {
  place: 0,
  dispatchEvent: vi.fn(),
  scrollIntoView: vi.fn(() => void (window.scrollY = heading.place)),
  hasAttribute: () => true,
  focus: vi.fn(),
  getBoundingClientRect: () => ({ top: heading.place - window.scrollY }),
}
let window: EventTarget & {
  scrollY: number
  location: { pathname: string; hash: string; href: string; replace: (address: string) => void }
  history: { state: { key: string }; scrollRestoration: string; replaceState: () => void }
}

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  stored.clear()
  inFrame = undefined
  heading.place = 900
  details.open = false
  entries = {}
  window = Object.assign(new EventTarget(), {
    scrollTo,
    scrollBy: (_: number, distance: number) => void (window.scrollY += distance),
    setTimeout: (run: () => void) => run(),
    scrollY: 0,
    innerHeight: 600,
    location: { pathname: "/a", hash: "", href: "https://example.com/a", replace: replaceLocation },
    history: { state: { key: "first" }, scrollRestoration: "auto", replaceState: vi.fn() },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  })
  vi.stubGlobal("window", window)
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "navigate" }] })
  const page = {
    readyState: "complete",
    getElementById: (id: string) => (id === "vpc" ? heading : id in entries ? entryOf(id) : null),
    querySelectorAll: (selector: string) =>
      selector === "[data-entry]" ? Object.keys(entries).map(entryOf) : [details],
  }
  vi.stubGlobal("document", Object.assign(new EventTarget(), page))
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
    inFrame = run
    return 7
  })
  vi.stubGlobal("cancelAnimationFrame", cancelAnimationFrame)
})
afterEach(() => vi.unstubAllGlobals())

/** An entry of a reference, which is 100 px high. */
function entryOf(id: string) {
  const rect = () => {
    const place = entries[id]
    return place === undefined ? { top: 0, height: 0 } : { top: place - window.scrollY, height: 100 }
  }
  return { id, getBoundingClientRect: rect }
}

/** Shows the page at /a, which the reader then scrolls to a position, if one is given. */
async function readPage(position?: number) {
  const scrolling = await import("./scroll-position")
  scrolling.controlScrolling()
  runFrames(1)
  scrolling.finishScroll(null, { pathname: "/a", search: "", hash: "" })
  if (position !== undefined) scroll(position)
  return scrolling
}

function scroll(position: number) {
  window.scrollY = position
  window.dispatchEvent(new Event("scroll"))
}

/** Reads the page at /a, and follows a link to its heading. */
async function followLink() {
  const { scrollAfter } = await readPage(300)
  window.history.state = { key: "second" }
  Object.assign(window.location, { hash: "#vpc", href: "https://example.com/a#vpc" })
  const page = { pathname: "/a", search: "", hash: "" }
  scrollAfter(page, { ...page, hash: "#vpc", action: "PUSH", key: "second" })
}

/** Runs the next frames, as many as are requested and at most `most`. Returns their number. */
function runFrames(most: number): number {
  let count = 0
  for (; inFrame && count < most; count++) {
    const run = inFrame
    inFrame = undefined
    run()
  }
  return count
}

/** Goes to another entry by the browser's back or forward button. */
function traverse(pathname: string, key: string) {
  window.location.pathname = pathname
  window.history.state = { key }
  window.dispatchEvent(new Event("popstate"))
}

/** Leaves the document. Returns the views that are stored for the next one. */
function storedViews() {
  window.dispatchEvent(new Event("pagehide"))
  return JSON.parse(stored.get("page-views") ?? "[]") as [string, { position?: number; place?: unknown }][]
}

/** Leaves the document. Returns the positions that are stored for the next one. */
function leave() {
  return storedViews().map(([key, { position }]) => [key, position])
}

/** Leaves the document. Returns the place that is stored for an entry. */
function placeOf(key: string) {
  return new Map(storedViews()).get(key)?.place
}

test("positions are stored when the reader leaves the document, which the browser may then restore", async () => {
  await readPage(300)
  expect(window.history.scrollRestoration).toBe("manual")
  expect(leave()).toEqual([["first", 300]])
  expect(window.history.scrollRestoration).toBe("auto")
})

test("the position of a reader who scrolled before scripts ran is stored", async () => {
  window.scrollY = 120
  await readPage()
  expect(leave()).toEqual([["first", 120]])
})

test("while the page of another entry is loading, scrolling changes no position", async () => {
  await readPage(300)
  traverse("/b", "second")
  scroll(0)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(leave()).toEqual([["first", 300]])
})

test("back to an entry of the same page restores its position at once, and stops scrolling to a target", async () => {
  await followLink()
  scroll(900)
  traverse("/a", "first")
  expect(inFrame).toBe(undefined)
  expect(scrollTo.mock.calls).toEqual([[0, 300]])
  scroll(310)
  expect(leave()).toEqual([
    ["first", 310],
    ["second", 900],
  ])
})

test("back opens and closes what was open at an entry, before its position is restored", async () => {
  const { saveOpen, scrollAfter } = await readPage(300)
  details.open = true
  saveOpen()
  const a = { pathname: "/a", search: "", hash: "" }
  const b = { ...a, pathname: "/b" }
  details.open = false // that of the other page
  scrollAfter(a, { ...b, action: "PUSH", key: "second" })
  expect(details.open).toBe(false)

  saveOpen()
  scrollTo.mockImplementationOnce(() => expect(details.open).toBe(true))
  scrollAfter(b, { ...a, action: "POP", key: "first" })
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
})

test("back to an entry of the same page opens and closes what was open at it", async () => {
  await readPage(300)
  traverse("/a", "second")
  details.open = true
  traverse("/a", "first")
  expect(details.open).toBe(false)
  traverse("/a", "second")
  expect(details.open).toBe(true)
})

test("what is open when the reader leaves the document is stored for the next one", async () => {
  await readPage(300)
  details.open = true
  leave()
  expect(JSON.parse(stored.get("page-views")!)).toEqual([["first", { position: 300, open: [true] }]])
})

test("a restored position is restored again once the content has been loaded, until the reader uses the page", async () => {
  const { scrollAfter, restorePosition } = await readPage(300)
  restorePosition()
  expect(scrollTo).not.toHaveBeenCalled()
  const a = { pathname: "/a", search: "", hash: "" }
  const b = { ...a, pathname: "/b" }
  scrollAfter(a, { ...b, action: "PUSH", key: "second" })
  scrollAfter(b, { ...a, action: "POP", key: "first" })
  restorePosition()
  window.dispatchEvent(new Event("wheel"))
  restorePosition()
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 300],
    [0, 300],
  ])
})

test.each([
  { place: "between two entries", left: 300, returned: 250 },
  { place: "at the end of an entry", left: 290, returned: 240 },
  { place: "within the last entry", left: 430, returned: 380 },
  { place: "below the last entry", left: 900, returned: 850 },
])(
  "back to a place $place of a reference shows what was in the window, wherever it is now",
  async ({ left, returned }) => {
    scrollTo.mockImplementation((_, position: number) => void (window.scrollY = position))
    entries = { hidden: undefined, name: 200, size: 300, tags: 400 }
    const { saveOpen, scrollAfter } = await readPage(left)
    const a = { pathname: "/a", search: "", hash: "" }
    const b = { ...a, pathname: "/b" }
    saveOpen()
    scrollAfter(a, { ...b, action: "PUSH", key: "second" })
    entries = { hidden: undefined, name: 200, size: 250, tags: 350 } // the first entry's height is an estimate now
    saveOpen()
    scrollAfter(b, { ...a, action: "POP", key: "first" })
    expect(window.scrollY).toBe(returned)
    scroll(returned)

    window.scrollY = 0 // the browser has followed a link
    traverse("/a", "third")
    traverse("/a", "first")
    expect(window.scrollY).toBe(returned)
  },
)

test("a reload before the restored place is at rest keeps that place, and a later one the place that the reader has reached", async () => {
  scrollTo.mockImplementation((_, position: number) => void (window.scrollY = position))
  entries = { name: 200, size: 300 }
  const { saveOpen, scrollAfter } = await readPage(290)
  const a = { pathname: "/a", search: "", hash: "" }
  const b = { ...a, pathname: "/b" }
  saveOpen()
  scrollAfter(a, { ...b, action: "PUSH", key: "second" })
  saveOpen()
  scrollAfter(b, { ...a, action: "POP", key: "first" })
  scroll(window.scrollY)
  entries = { name: 200, size: 327 } // the first entry gets its height, and the next frame is not there yet
  expect(placeOf("first")).toEqual(["size", 10])

  runFrames(100)
  scroll(300)
  expect(placeOf("first")).toEqual(["size", 27])
})

test("back and then forward within a page, without input from the reader, saves the place of the second entry", async () => {
  scrollTo.mockImplementation((_, position: number) => void (window.scrollY = position))
  entries = { name: 200, size: 300 }
  const { saveOpen, scrollAfter } = await readPage(290)
  traverse("/a", "second")
  scroll(190)
  saveOpen()
  const a = { pathname: "/a", search: "", hash: "" }
  const b = { ...a, pathname: "/b" }
  scrollAfter(a, { ...b, action: "PUSH", key: "third" })
  window.history.state = { key: "first" }
  scrollAfter(b, { ...a, action: "POP", key: "first" })
  traverse("/a", "second")
  expect(placeOf("second")).toEqual(["name", 10])
})

test("back to a place above a reference does not depend on its entries", async () => {
  scrollTo.mockImplementation((_, position: number) => void (window.scrollY = position))
  entries = { name: 1000 }
  await readPage(300)
  traverse("/a", "second")
  entries = { name: 1100 }
  traverse("/a", "first")
  expect(window.scrollY).toBe(300)
})

/** Opens a document whose first entry has a stored view, in a way that the browser reports. */
async function openAgain(type: string) {
  stored.set("page-views", JSON.stringify([["first", { position: 3000, open: [true] }]]))
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] })
  return readPage()
}

test.each(["reload", "back_forward"])(
  "after a %s of the document, the view is restored when it has been loaded, and again once its content has been loaded",
  async (type) => {
    const { restorePosition } = await openAgain(type)
    expect(details.open).toBe(true)
    expect(scrollTo.mock.calls).toEqual([[0, 3000]])
    restorePosition()
    expect(scrollTo.mock.calls).toEqual([
      [0, 3000],
      [0, 3000],
    ])
  },
)

test("a document that is opened by its address is at its top, although the browser keeps the key of an entry with the same address", async () => {
  await openAgain("navigate")
  expect(details.open).toBe(false)
  expect(scrollTo).not.toHaveBeenCalled()
})

test("what the reader sees is stored when the page is hidden, because phones then discard it without another event", async () => {
  await readPage(300)
  Object.assign(document, { hidden: true })
  document.dispatchEvent(new Event("visibilitychange"))
  expect(JSON.parse(stored.get("page-views")!)).toEqual([["first", { position: 300, open: [false] }]])
})

test.each([
  ["another page", "/b"],
  ["the page that is shown", "/a"],
])("the target of a link to %s gets the focus, so that the keyboard continues there", async (_, pathname) => {
  const { finishScroll } = await readPage(300)
  const page = { pathname: "/a", search: "", hash: "" }
  finishScroll(page, { pathname, search: "", hash: "#vpc", action: "PUSH", key: "second" })
  expect(heading.focus).not.toHaveBeenCalled()
  runFrames(1)
  expect(heading.focus).toHaveBeenCalledOnce()
})

test("going back to a target does not move the focus", async () => {
  const { finishScroll } = await readPage(300)
  const page = { pathname: "/a", search: "", hash: "" }
  finishScroll(page, { ...page, hash: "#vpc", action: "POP", key: "second" })
  expect(inFrame).toBe(undefined)
})

test("a link to a heading, which the browser follows, scrolls to it again when it moves", async () => {
  const { scrollAfter } = await readPage(300)
  window.location.hash = "#vpc"
  traverse("/a", "second")
  scroll(900)
  const page = { pathname: "/a", search: "", hash: "" }
  scrollAfter(page, { ...page, hash: "#vpc", action: "POP", key: "second" })
  heading.place = 500
  runFrames(1)
  expect(window.scrollY).toBe(500)
  expect(scrollTo).not.toHaveBeenCalled()

  window.location.hash = ""
  traverse("/a", "first")
  expect(scrollTo.mock.calls).toEqual([[0, 300]])
  scroll(300)
  window.location.hash = "#vpc"
  traverse("/a", "second")
  scrollAfter(page, { ...page, hash: "#vpc", action: "POP", key: "second" })
  expect(scrollTo.mock.calls).toEqual([
    [0, 300],
    [0, 900],
    [0, 900],
  ])
})

test("the target of a link becomes that of the document, unless the reader has left the entry", async () => {
  await followLink()
  expect(replaceLocation.mock.calls).toEqual([["https://example.com/a#vpc"]])

  replaceLocation.mockClear()
  const { scrollAfter } = await readPage(300)
  Object.assign(window.location, { hash: "", href: "https://example.com/a" })
  const page = { pathname: "/a", search: "", hash: "" }
  scrollAfter(page, { ...page, hash: "#vpc", action: "PUSH", key: "third" })
  expect(heading.scrollIntoView).toHaveBeenCalledTimes(2)
  expect(replaceLocation).not.toHaveBeenCalled()
})

test("a target that moves some frames later is scrolled to again, until it no longer moves", async () => {
  await followLink()
  expect(window.scrollY).toBe(900)
  runFrames(10)
  heading.place = 500
  runFrames(1)
  expect(window.scrollY).toBe(500)
  expect(runFrames(1000)).toBe(20)
  expect(heading.scrollIntoView).toHaveBeenCalledTimes(2)
})

test("a target that never stops moving is scrolled to in a limited number of frames", async () => {
  await followLink()
  let frames = 0
  for (; runFrames(1) === 1; frames++) heading.place++
  expect(frames).toBe(120)
})

test.each(["wheel", "pointerdown", "keydown"])(
  "after a %s of the reader, a target is not scrolled to again",
  async (act) => {
    await followLink()
    runFrames(1)
    window.dispatchEvent(new Event(act))
    heading.place = 500
    expect(runFrames(1000)).toBe(0)
    expect(window.scrollY).toBe(900)
  },
)

test("dragging the scroll bar is not undone", async () => {
  await followLink()
  window.scrollY = 1200
  runFrames(1000)
  expect(window.scrollY).toBe(1200)
})

test("the browser restores a position after load, or from the back-forward cache, before this module takes over", async () => {
  const { controlScrolling } = await import("./scroll-position")
  const restoration = () => {
    const before = window.history.scrollRestoration
    runFrames(1)
    return [before, window.history.scrollRestoration]
  }
  controlScrolling()
  expect(restoration()).toEqual(["auto", "manual"])
  window.dispatchEvent(new Event("pagehide"))
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect(restoration()).toEqual(["auto", "manual"])
})
