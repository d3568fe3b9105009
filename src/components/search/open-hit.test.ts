import type { KeyboardEvent, MouseEvent } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { noteOpened, openHit } from "./open-hit"
import { openedHit } from "./opened-hit"
import type { SavedHit } from "./saved-searches"

const navigate = vi.hoisted(() => vi.fn())
vi.mock("gatsby", () => ({ navigate, withPrefix: (path: string) => path }))
vi.mock("../../browser/storage", () => ({ readStorage: () => null, writeStorage: () => undefined }))
vi.mock("./client/load-client", () => ({ indexName: "docs" }))

afterEach(() => vi.unstubAllGlobals())

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false } as MouseEvent // all that is read

test.each([
  ["CI/CD", "/guides/pipelines", "CI/CD"],
  ["403", "/faq/s3/", "403"],
  ["bucket policy", "/faq/s3/#policies", "bucket policy"],
  ["kb/76", "/discussions/knowledge-base/76", ""],
  ["#76", "/discussions/knowledge-base/76", ""],
  ["https://docs.example.com/FAQ/s3#policies", "/faq/s3/#policies", ""],
])("after %s, the page of the hit %s marks the words %j", (query, url, words) => {
  const hit = { objectID: url, url } as SavedHit // all that is read of it
  expect(noteOpened(hit, query, click)).toBe(true)
  const { pathname, hash } = new URL(url, "http://site")
  expect(openedHit.take({ pathname, hash })).toBe(words)
})

test.each([
  ["/faq/s3/", true],
  ["/faq/s3/#policies", false],
  ["/faq/", false],
])("from /faq/s3/, Enter on the hit %s replaces the history entry: %s", (url, replace) => {
  vi.stubGlobal("window", { location: { pathname: "/faq/s3/" } })
  const enter = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false } as KeyboardEvent // all that is read
  openHit({ objectID: url, url } as SavedHit, "", enter)
  expect(navigate).toHaveBeenLastCalledWith(url, { replace })
})
