import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { PageHead, pageTitle } from "./page-head"

test("the site's title is appended to the page's, unless they are equal", () => {
  expect(pageTitle("How it works")).toBe("How it works | Gruntwork Docs")
  expect(pageTitle("Gruntwork Docs")).toBe("Gruntwork Docs")
})

const page = { title: "T", description: "D", url: "https://example.com/a" }
const image = { url: "https://example.com/a.png" }

test("keywords are rendered if the page has some", () => {
  const head = (keywords: string[]) =>
    renderToStaticMarkup(createElement(PageHead, { ...page, image, keywords }))
  expect(head(["vpc", "peering"])).toContain('<meta name="keywords" content="vpc,peering"/>')
  expect(head([])).not.toContain("keywords")
})

test("a page links to its Markdown", () => {
  const head = (markdown?: string) =>
    renderToStaticMarkup(createElement(PageHead, { ...page, image, markdown }))
  expect(head("https://example.com/a.md")).toContain(
    '<link rel="alternate" type="text/markdown" href="https://example.com/a.md"/>',
  )
  expect(head()).not.toContain("text/markdown")
})

test("a picture that stands for a page is large, and its size and text are named where they are known", () => {
  const head = (card?: { width: number; height: number; alt: string }) =>
    renderToStaticMarkup(createElement(PageHead, { ...page, image: { ...image, ...(card ? { card } : {}) } }))
  const own = head()
  expect(own).toContain('<meta property="og:image" content="https://example.com/a.png"/>')
  expect(own).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  expect(own).not.toContain("og:image:")
  const card = head({ width: 1200, height: 630, alt: "Helm & <EKS>" })
  expect(card).toContain('<meta property="og:image:type" content="image/png"/>')
  expect(card).toContain('<meta property="og:image:width" content="1200"/>')
  expect(card).toContain('<meta property="og:image:height" content="630"/>')
  expect(card).toContain('<meta property="og:image:alt" content="Helm &amp; &lt;EKS&gt;"/>')
})
