import { afterEach, expect, test, vi } from "vitest"
import { refusesTracking, sendPageView } from "./analytics"

vi.mock("./after-paint", () => ({ afterPaint: (callback: () => void) => callback() }))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ["a browser that says nothing", [{}, {}], false],
  ["tracking allowed", [{ doNotTrack: "0" }], false],
  ["Do Not Track", [{ doNotTrack: "1" }, {}], true],
  ["Do Not Track of an older browser", [{}, { doNotTrack: "1" }], true],
  ["Global Privacy Control", [{ doNotTrack: null, globalPrivacyControl: true }], true],
])("%s: refused %s", (_, privacies, expected) => {
  expect(refusesTracking(...privacies)).toBe(expected)
})

test("on a page with a heading “gtag”, which browsers make a property of the window, the view is reported", () => {
  const tracked: { gtag: unknown; dataLayer?: Iterable<unknown>[] } = { gtag: { id: "gtag" } }
  vi.stubGlobal("window", Object.assign(tracked, { location: { origin: "https://docs.example.com" } }))
  vi.stubGlobal("navigator", {})
  vi.stubGlobal("document", { title: "Tracking", createElement: () => ({}), head: { append: vi.fn() } })
  sendPageView("G-1", { pathname: "/tracking", search: "" } as Location)
  const commands = (tracked.dataLayer ?? []).map((command) => [...command].slice(0, 2))
  expect(commands).toContainEqual(["event", "page_view"])
})
