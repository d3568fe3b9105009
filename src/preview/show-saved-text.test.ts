import { afterEach, expect, test, vi } from "vitest"
import { showSavedText } from "./show-saved-text"

afterEach(() => vi.unstubAllGlobals())

test.each([
  ["/guides/vpc", "/guides/vpc", true],
  ["/guides/vpc/", "/guides/vpc", true],
  ["/guides", "/guides/", true],
  ["/", "/", true],
  ["/%E6%A6%82%E8%A6%81", "/概要", true],
  ["/100%", "/100", false],
  ["/guides/vpc", "/guides/other", false],
])("the page opened at %s shows the saved text of %s: %s", (pathname, slug, isShown) => {
  const text = Object.assign(new EventTarget(), { innerHTML: "old" })
  const added: string[] = []
  text.addEventListener("docs:content-added", ({ bubbles }) => bubbles && added.push(text.innerHTML))
  vi.stubGlobal("window", { location: { pathname } })
  vi.stubGlobal("document", {
    querySelector: (selector: string) => (selector === "article > .theme-doc-markdown" ? text : null),
  })
  showSavedText({ slug, html: "new" })
  expect(text.innerHTML).toBe(isShown ? "new" : "old")
  expect(added).toEqual(isShown ? ["new"] : []) // the event loads elements that the page did not have yet
})
