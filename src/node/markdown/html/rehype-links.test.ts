import { expect, test } from "vitest"
import { render, withoutIcons } from "../test-support"

const newTab = '<span class="sr-only"> (opens in a new tab)</span>'
const subscribersOnly = '<span class="sr-only"> (for subscribers only) (opens in a new tab)</span>'
const end = (text: string) => `<span class="link-end">${text}</span>`
const external = 'target="_blank" rel="noopener noreferrer"'

test.each([
  ["a page", "[a](/b)", '<p><a href="/prefix/b">a</a></p>'],
  ["an anchor", "[a](#b)", '<p><a href="#b">a</a></p>'],
  ["a title", '[a](/b "t")', '<p><a href="/prefix/b" title="t">a</a></p>'],
  ["a reference", "[a][x]\n\n[x]: /b", '<p><a href="/prefix/b">a</a></p>'],
  ["another site", "[a](https://b.io)", `<p><a href="https://b.io" ${external}>${end("a")}${newTab}</a></p>`],
  [
    "a bare address",
    "https://b.io",
    `<p><a href="https://b.io" ${external}>http${end("s://b.io")}${newTab}</a></p>`,
  ],
  [
    "another site with the scheme of the page",
    "[a](//b.io)",
    `<p><a href="//b.io" ${external}>${end("a")}${newTab}</a></p>`,
  ],
  ["mail", "[a](mailto:a@b.io)", '<p><a href="mailto:a@b.io">a</a></p>'],
  [
    "a private repository",
    "[a](https://b.io/private)",
    `<p><a href="https://b.io/private" data-subscribers="repository" ${external}>${end("a")}${subscribersOnly}</a></p>`,
  ],
  [
    "the compliance repository",
    "[a](https://b.io/cis)",
    `<p><a href="https://b.io/cis" data-subscribers="compliance" ${external}>${end("a")}${subscribersOnly}</a></p>`,
  ],
  [
    "HTML",
    '<p><a class="x" href="/b">a</a> <a id="y"></a></p>',
    '<p><a class="x" href="/prefix/b">a</a> <a id="y"></a></p>',
  ],
  [
    "an address with letters of all kinds",
    "[a](</b ü?c=d&e>)",
    '<p><a href="/prefix/b ü?c=d&#x26;e">a</a></p>',
  ],
])("%s", async (_, body, html) => {
  expect(withoutIcons(await render(body))).toBe(html)
})

test.each([
  ["[a](https://b.io)", [["external", "external"]]],
  [
    "[a](https://b.io/private)",
    [
      ["lock", "lock"],
      ["external", "external"],
    ],
  ],
  ["[a](/b)", []],
])("icons of %s", async (body, icons) => {
  const html = await render(body)
  expect(
    [
      ...html.matchAll(
        /<svg class="(\w+)-icon" width="13.5" height="13.5" aria-hidden="true"><use href="#link-icon-(\w+)">/g,
      ),
    ].map(([, name, symbol]) => [name, symbol]),
  ).toEqual(icons)
})

test.each([
  ["the last word", "a b", `a ${end("b")}`],
  ["the last letters of a long word", "a bc/01234567", `a bc/${end("01234567")}`],
  ["a short element", "a `b`", `a ${end("<code>b</code>")}`],
])("icons are on the same line as %s", async (_, text, html) => {
  expect(withoutIcons(await render(`[${text}](https://b.io)`))).toBe(
    `<p><a href="https://b.io" ${external}>${html}${newTab}</a></p>`,
  )
})

test.each([
  ["a long element", "`012345678`", "<code>012345678</code>"],
  ["an element of several words", "**abcd efgh**", "<strong>abcd efgh</strong>"],
])("%s before the icons can be broken", async (_, text, html) => {
  expect(withoutIcons(await render(`[${text}](https://b.io)`))).toContain(
    `${html}<span class="link-icon"></span>`,
  )
})

test("a link around a picture gets no icon", async () => {
  const html = await render("[![Alt](x.png)](https://b.io)")
  expect(html).not.toContain("<svg")
  expect(html).toContain(`${external} class="image-link"`)
  expect(html).toContain(newTab)
})

test("links in cards and tabs are resolved", async () => {
  const html = await render(":::cards\n- [a](/one)\n:::\n\n::::tabs\n:::tab[A]\n[b](/two)\n:::\n::::")
  expect(html).toContain('href="/prefix/one"')
  expect(html).toContain('href="/prefix/two"')
})

test("addresses of files in HTML are resolved", async () => {
  expect(await render('<video src="/a.mp4" poster="/b.png"><source src="/c.mp4"></video>')).toBe(
    '<p><video src="/prefix/a.mp4" poster="/prefix/b.png"><source src="/prefix/c.mp4"></video></p>',
  )
})

test("links of footnotes are left alone", async () => {
  const html = await render("A[^1]\n\n[^1]: Note.", {
    resolveLink: (url) => {
      throw new Error(`${url} must not be resolved.`)
    },
    resolveImage: () => Promise.resolve(undefined),
    versionTables: new Map(),
  })
  expect(html).toContain('href="#user-content-fn-1"')
})
