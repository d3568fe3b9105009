import { afterEach, expect, test, vi } from "vitest"
import type { PageChanges } from "../shared/preview-events"
import { followPages } from "./follow-pages"

afterEach(() => vi.unstubAllGlobals())

/** How often a page loads itself again that gets these events. */
function reloads(pathname: string, ...events: PageChanges[]): number {
  const reload = vi.fn()
  vi.stubGlobal("window", { location: { pathname, reload } })
  followPages({
    on(_, listen: (changes: never) => void) {
      for (const changes of events) listen(changes as never) // the event is "pages"
      return () => {}
    },
  })
  return reload.mock.calls.length
}

test.each([
  ["/guides/vpc", "/guides/vpc", 1],
  ["/guides/vpc/", "/guides/vpc", 1],
  ["/", "/", 1],
  ["/%E6%A6%82%E8%A6%81", "/概要", 1],
  ["/guides/other", "/guides/vpc", 0],
])("the page opened at %s is loaded again after a change of %s %d times", (pathname, path, times) => {
  expect(reloads(pathname, {}, { [path]: 1 })).toBe(times)
  expect(reloads(pathname, { [path]: 1 }, { [path]: 2 })).toBe(times)
})

test("a page is not loaded again because of changes before it was opened, or of other pages", () => {
  expect(reloads("/a", { "/a": 1 })).toBe(0)
  expect(reloads("/a", { "/a": 1 }, { "/a": 1, "/b": 1 })).toBe(0)
})
