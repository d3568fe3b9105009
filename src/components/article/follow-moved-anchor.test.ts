import { navigate } from "gatsby"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { followMovedAnchor } from "./follow-moved-anchor"

vi.mock("gatsby", () => ({ navigate: vi.fn(), withPrefix: (path: string) => `/docs${path}` }))

const href = "https://example.com/docs/guides/vpc#old"
const anchor = { path: "/guides/vpc", id: "old", href }

beforeEach(() => {
  vi.stubGlobal("document", { getElementById: () => null })
  vi.stubGlobal("window", { location: new URL(href) })
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ "/guides/vpc": { old: "/guides/network#new" } })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test("the new address of a moved heading replaces the old one", async () => {
  await followMovedAnchor(anchor)
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/docs/moved-anchors.json", undefined)
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/guides/network#new", { replace: true })
})

test("a link to an output's name alone leads to the output", async () => {
  vi.stubGlobal("document", { getElementById: (id: string) => (id === "output-old" ? {} : null) })
  await followMovedAnchor(anchor)
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/guides/vpc#output-old", { replace: true })
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ["page", "https://example.com/docs/support"],
  ["heading", "https://example.com/docs/guides/vpc#other"],
])("a reader who has opened another %s meanwhile is not redirected", async (_, address) => {
  const following = followMovedAnchor(anchor)
  window.location.href = address
  await following
  expect(navigate).not.toHaveBeenCalled()
})

test.each([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an error of the host", async () => new Response("", { status: 503 })],
  ["a page of the host instead of the file", async () => new Response("<!doctype html>")],
  ["a heading that has not moved", async () => Response.json({})],
])("the reader stays on the page: %s", async (_, answer) => {
  vi.stubGlobal("fetch", answer)
  await followMovedAnchor(anchor)
  expect(navigate).not.toHaveBeenCalled()
})
