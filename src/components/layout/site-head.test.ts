import { type ComponentProps, createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { SiteHead } from "./site-head"

const head = (props: Partial<ComponentProps<typeof SiteHead>> = {}) =>
  renderToStaticMarkup(
    createElement(SiteHead, {
      siteUrl: "https://example.com",
      slug: "/a",
      title: "Helm & <EKS>",
      description: "D",
      ...props,
    }),
  )

test("the site's title is appended to the page's, unless they are equal", () => {
  expect(head({ title: "How it works" })).toContain("<title>How it works | Gruntwork Docs</title>")
  expect(head({ title: "Gruntwork Docs" })).toContain("<title>Gruntwork Docs</title>")
})

test("keywords are rendered if the page has some", () => {
  expect(head({ keywords: ["vpc", "peering"] })).toContain('<meta name="keywords" content="vpc,peering"/>')
  expect(head({ keywords: [] })).not.toContain("keywords")
})

test("a page links to its Markdown, unless search engines must not list it", () => {
  expect(head()).toContain('<link rel="alternate" type="text/markdown" href="https://example.com/a.md"/>')
  expect(head({ robots: "noindex" })).not.toContain("text/markdown")
})

test("a page names its translations of the same version, and the default language, only if it has some", () => {
  const own = { locale: "en", version: "current", href: "/a" }
  const editions = [
    own,
    { locale: "fr", version: "current", href: "/fr/a" },
    { locale: "fr", version: "1.0", href: "/fr/1.0/a" },
  ]
  const links = (html: string) =>
    Array.from(html.matchAll(/hrefLang="(.+?)" href="(.+?)"/g), ([, ...link]) => link)
  expect(links(head({ editions }))).toEqual([
    ["en", "https://example.com/a"],
    ["fr", "https://example.com/fr/a"],
    ["x-default", "https://example.com/a"],
  ])
  expect(links(head({ editions: [own] }))).toEqual([])
})

test("a social card is shown large, with its size and alternative text if they are known", () => {
  const own = head({ image: "https://example.org/a.png" })
  expect(own).toContain('<meta property="og:image" content="https://example.org/a.png"/>')
  expect(own).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  expect(own).not.toContain("og:image:")
  const card = head()
  expect(card).toContain('<meta property="og:image" content="https://example.com/cards/a.png"/>')
  expect(card).toContain('<meta property="og:image:type" content="image/png"/>')
  expect(card).toContain('<meta property="og:image:width" content="1200"/>')
  expect(card).toContain('<meta property="og:image:height" content="630"/>')
  expect(card).toContain('<meta property="og:image:alt" content="Helm &amp; &lt;EKS&gt; | Gruntwork Docs"/>')
  expect(head({ image: "/cards/_site.png" })).toContain(
    '<meta property="og:image:alt" content="Gruntwork Docs"/>',
  )
})
