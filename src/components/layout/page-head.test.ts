import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { PageHead, pageTitle } from "./page-head"

test("the site's title is appended to the page's, unless they are equal", () => {
  expect(pageTitle("How it works")).toBe("How it works | Gruntwork Docs")
  expect(pageTitle("Gruntwork Docs")).toBe("Gruntwork Docs")
})

test("keywords are rendered if the page has some", () => {
  const head = (keywords: string[]) =>
    renderToStaticMarkup(
      createElement(PageHead, { title: "T", description: "D", url: "https://example.com/", keywords }),
    )
  expect(head(["vpc", "peering"])).toContain('<meta name="keywords" content="vpc,peering"/>')
  expect(head([])).not.toContain("keywords")
})

test("a page links to its Markdown", () => {
  const head = (markdown?: string) =>
    renderToStaticMarkup(
      createElement(PageHead, { title: "T", description: "D", url: "https://example.com/a", markdown }),
    )
  expect(head("https://example.com/a.md")).toContain(
    '<link rel="alternate" type="text/markdown" href="https://example.com/a.md"/>',
  )
  expect(head()).not.toContain("text/markdown")
})
