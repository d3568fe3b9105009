import { afterEach, expect, test, vi } from "vitest"
import { linkPath } from "./link-path"

afterEach(() => vi.unstubAllGlobals())

test.each([
  ["/guides/vpc?tab=a#subnets", "/guides/vpc"],
  ["#subnets", "/intro"],
  [null, "/intro"],
  ["https://<host>/guides", undefined],
  ["http://localhost:port/", undefined],
])("the path of %j is %s", (href, path) => {
  vi.stubGlobal("window", { location: { href: "https://example.com/intro" } })
  expect(linkPath({ getAttribute: () => href } as unknown as Element)).toBe(path) // the only method that is called
})
