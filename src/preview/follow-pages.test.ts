import { afterEach, expect, test, vi } from "vitest"
import { followPages } from "./follow-pages"

afterEach(() => vi.unstubAllGlobals())

test.each([
  ["/guides/vpc", "/guides/vpc", 1],
  ["/guides/vpc/", "/guides/vpc", 1],
  ["/guides/other", "/guides/vpc", 0],
])("the page opened at %s is loaded again after a change of %s %d times", (pathname, path, times) => {
  const reload = vi.fn()
  vi.stubGlobal("window", { location: { pathname, reload } })
  followPages({
    on(_, listen: (path: never) => void) {
      listen(path as never) // the event is "page"
      return () => {}
    },
  })
  expect(reload).toHaveBeenCalledTimes(times)
})
