import { expect, test } from "vitest"
import { render } from "../test-support"

const lazy = 'loading="lazy" decoding="async"'
const sized = 'srcset="/prefix/static/40x20.png 1x" sizes="100vw"'

test.each([
  [
    "alone in a paragraph, with the alt as caption",
    "![Alt](40x20.png)",
    `<figure><doc-zoom><img src="/prefix/static/40x20.png" alt="Alt" ${lazy} ${sized} width="40" height="20"></doc-zoom><figcaption>Alt</figcaption></figure>`,
  ],
  [
    "with a title, which is the caption",
    '![Alt](x.png "Caption")',
    `<figure><doc-zoom><img src="x.png" alt="Alt" ${lazy}></doc-zoom><figcaption>Caption</figcaption></figure>`,
  ],
  ["without alt", "![](x.png)", `<p><doc-zoom><img src="x.png" alt="" ${lazy}></doc-zoom></p>`],
  ["within text", "A ![Alt](x.png)", `<p>A <doc-zoom><img src="x.png" alt="Alt" ${lazy}></doc-zoom></p>`],
  ["emphasised", "*![Alt](x.png)*", `<p><em><img src="x.png" alt="Alt" ${lazy}></em></p>`],
  [
    "a reference",
    "![Alt][x]\n\n[x]: y.png",
    `<figure><doc-zoom><img src="y.png" alt="Alt" ${lazy}></doc-zoom><figcaption>Alt</figcaption></figure>`,
  ],
  [
    "a reference with a title, which is the caption",
    '![Alt][x]\n\n[x]: y.png "Caption"\n[x]: z.png "Another"',
    `<figure><doc-zoom><img src="y.png" alt="Alt" ${lazy}></doc-zoom><figcaption>Caption</figcaption></figure>`,
  ],
  [
    "that opts out",
    '<img class="no-zoom" src="x.png" alt="A">',
    `<img class="no-zoom" src="x.png" alt="A" ${lazy}>`,
  ],
  [
    "in HTML with a width",
    '<img src="40x20.png" alt="A" width="20">',
    `<doc-zoom><img src="/prefix/static/40x20.png" alt="A" width="20" ${lazy} ${sized} height="10"></doc-zoom>`,
  ],
  [
    "in HTML with a height",
    '<img src="40x20.png" alt="A" height="10">',
    `<doc-zoom><img src="/prefix/static/40x20.png" alt="A" height="10" ${lazy} ${sized} width="20"></doc-zoom>`,
  ],
  [
    "in HTML with a width in pixels",
    '<img src="40x20.png" alt="A" width="20px">',
    `<doc-zoom><img src="/prefix/static/40x20.png" alt="A" width="20" ${lazy} ${sized} height="10"></doc-zoom>`,
  ],
  [
    "in HTML with a percentage, which is that of the column",
    '<img src="40x20.png" alt="A" width="50%">',
    `<doc-zoom><img src="/prefix/static/40x20.png" alt="A" width="380" ${lazy} ${sized} height="190"></doc-zoom>`,
  ],
  [
    "in HTML with a height in percent, which browsers ignore",
    '<img src="40x20.png" alt="A" height="50%">',
    `<doc-zoom><img src="/prefix/static/40x20.png" alt="A" height="20" ${lazy} ${sized} width="40"></doc-zoom>`,
  ],
  [
    "of another site with a percentage",
    '<img src="https://example.com/a.png" alt="A" width="50%">',
    `<doc-zoom><img src="https://example.com/a.png" alt="A" width="380" ${lazy}></doc-zoom>`,
  ],
  ["in HTML without alt", '<img src="x.png">', `<doc-zoom><img src="x.png" ${lazy} alt=""></doc-zoom>`],
])("an image %s", async (_, body, html) => {
  expect(await render(body)).toBe(html)
})

test("an image in a link is not enlarged", async () => {
  expect(await render("[![Alt](x.png)](/y)")).not.toContain("doc-zoom")
})

test("the address of an image is resolved as it was written", async () => {
  const requested: string[] = []
  await render("![A](<./my file ü.png>) <img src='./b c.png'>", {
    resolveLink: (href) => ({ href, kind: "page" }),
    versionTables: new Map(),
    resolveImage: (url) => {
      requested.push(url)
      return Promise.resolve(undefined)
    },
  })
  expect(requested).toEqual(["./my file ü.png", "./b c.png"])
})
