import { navigate } from "gatsby"
import { afterEach, expect, test, vi } from "vitest"
import { openPath } from "./open-path"

vi.mock("gatsby", () => ({ navigate: vi.fn(), withPrefix: (path: string) => `/docs${path}` }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  ["the page that is shown", "/guides/vpc", true],
  ["that page with a query", "/guides/vpc?tab=cli", false],
  ["a heading of that page", "/guides/vpc#subnets", false],
  ["a page below it", "/guides/vpc/peering", false],
  ["another page", "/support", false],
])("a link to %s", (_, path, replace) => {
  vi.stubGlobal("window", { location: new URL("https://example.com/docs/guides/vpc?tab=api#routes") })
  openPath(path)
  expect(navigate).toHaveBeenCalledExactlyOnceWith(path, { replace })
})

test("a path is compared as the browser encodes it", () => {
  vi.stubGlobal("window", { location: new URL("https://example.com/docs/guides/größe") })
  openPath("/guides/größe")
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/guides/größe", { replace: true })
})
