import { expect, test } from "vitest"
import { relativeAddress, rewritePage, rewriteStyles } from "./rewrite-page"

const files = new Set([
  "index.html",
  "tools/index.html",
  "faq/eks/index.html",
  "styles.css",
  "static/a b.png",
  "static/100%.png",
  "static/a#b?.png",
])
const options = { file: "faq/eks/index.html", prefix: "/docs", files }

test.each([
  ["/docs/", "../../index.html"],
  ["/docs", "../../index.html"],
  ["/docs/tools", "../../tools/index.html"],
  ["/docs/tools/#fetch", "../../tools/index.html#fetch"],
  ["/docs/faq/eks/", "index.html"],
  ["/docs/static/a%20b.png", "../../static/a%20b.png"],
  ["/docs/static/100%.png", "../../static/100%25.png"],
  ["/docs/static/a%23b%3f.png#part", "../../static/a%23b%3F.png#part"],
  ["/docs/a%zz", "/docs/a%zz"],
  ["/docs/100%#part", "/docs/100%#part"],
  ["/docs/gone", "/docs/gone"],
  ["/elsewhere", "/elsewhere"],
  ["/docstools", "/docstools"],
  ["/blog/tools/", "/blog/tools/"],
])("%s is %s from a page two folders down", (address, expected) => {
  expect(relativeAddress(address, options)).toBe(expected)
})

test.each([
  ["/docs/tools", "../../tools/index.html"],
  ["/docs/search?q=a", "https://example.com/docs/search?q=a"],
  ["/elsewhere", "https://example.com/elsewhere"],
])("a link to %s is %s where the site is published", (address, expected) => {
  const canonical = '<link rel="canonical" href="https://example.com/docs/faq/eks/"/>'
  expect(rewritePage(`<head>${canonical}</head><a href="${address}">A</a>`, options)).toContain(
    `<a href="${expected}">`,
  )
})

test("a page has relative addresses and the copy's script, and no script that needs a server", () => {
  const html = [
    '<html><head><meta http-equiv="Content-Security-Policy" content="default-src"/>',
    '<link rel="stylesheet" href="/docs/styles.css"/><link rel="preload" as="font" href="/docs/x.woff2"/>',
    '<link rel="describedby" href="/docs/llms.txt"/><link rel="alternate" href="/docs/feed.xml"/>',
    "<style>a{background:url(/docs/static/a%20b.png)}</style><title>url(/docs/static/a%20b.png)</title>",
    '<script>let a</script><script type="application/ld+json">{}</script></head>',
    '<body><a href="/docs/tools">T</a><a href="https://example.com/">E</a><a href="//host/">H</a>',
    '<img src="/docs/static/a%20b.png" srcSet="/docs/static/a%20b.png 1x, /docs/static/a%20b.png 2x"/>',
    '<script src="/docs/app.js" async></script></body></html>',
  ].join("")
  expect(rewritePage(html, options)).toBe(
    [
      '<html><head><link rel="stylesheet" href="../../styles.css"/>',
      "<style>a{background:url(../../static/a%20b.png)}</style><title>url(/docs/static/a%20b.png)</title>",
      '<script type="application/ld+json">{}</script>',
      '<link rel="stylesheet" href="../../offline/offline.css"/>',
      '<script src="../../offline/offline.js" data-root="../../"></script></head>',
      '<body><a href="../../tools/index.html">T</a><a href="https://example.com/">E</a><a href="//host/">H</a>',
      '<img src="../../static/a%20b.png" srcSet="../../static/a%20b.png 1x, ../../static/a%20b.png 2x"/>',
      "</body></html>",
    ].join(""),
  )
})

test.each([
  ["the text of a sample", '<pre><code>&lt;a href="/docs/tools"&gt; href="/docs/tools"</code></pre>'],
  ["a tag in the value of an attribute", "<button data-code='<a href=\"/docs/tools\">'>Copy</button>"],
  ["a script in the text", "<p>&lt;script&gt;let a&lt;/script&gt;</p>"],
  ["an attribute of SVG", '<svg viewBox="0 0 1 1"><use href="#icon"/></svg>'],
])("%s is not changed", (_, html) => {
  expect(rewritePage(html, options)).toBe(html)
})

test("the poster of a video has a relative address", () => {
  expect(rewritePage('<video poster="/docs/static/a%20b.png" controls></video>', options)).toBe(
    '<video poster="../../static/a%20b.png" controls=""></video>',
  )
})

test("addresses in a style sheet are relative to its own file", () => {
  const css =
    'a{background:url("/docs/static/a%20b.png")}b{background:url(/docs/gone.png)}c{background:url(data:x)}'
  expect(rewriteStyles(css, { ...options, file: "styles.css" })).toBe(
    'a{background:url("static/a%20b.png")}b{background:url(/docs/gone.png)}c{background:url(data:x)}',
  )
})
