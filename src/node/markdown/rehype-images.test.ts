import { expect, test } from "vitest"
import { render } from "./test-support"

const lazy = 'loading="lazy" decoding="async"'
const sized = 'srcset="/prefix/static/40x20.png 1x" sizes="100vw"'

test.each([
  [
    "alone in a paragraph, with the alt as caption",
    "![Alt](40x20.png)",
    `<figure><img src="/prefix/static/40x20.png" alt="Alt" class="zoomable" ${lazy} ${sized} width="40" height="20"><figcaption>Alt</figcaption></figure>`,
  ],
  [
    "with a title, which is the caption",
    '![Alt](x.png "Caption")',
    `<figure><img src="x.png" alt="Alt" class="zoomable" ${lazy}><figcaption>Caption</figcaption></figure>`,
  ],
  ["without alt", "![](x.png)", `<p><img src="x.png" alt="" class="zoomable" ${lazy}></p>`],
  ["within text", "A ![Alt](x.png)", `<p>A <img src="x.png" alt="Alt" class="zoomable" ${lazy}></p>`],
  ["emphasised", "*![Alt](x.png)*", `<p><em><img src="x.png" alt="Alt" ${lazy}></em></p>`],
  [
    "a reference",
    "![Alt][x]\n\n[x]: y.png",
    `<figure><img src="y.png" alt="Alt" class="zoomable" ${lazy}><figcaption>Alt</figcaption></figure>`,
  ],
  [
    "that opts out",
    '<img class="no-zoom" src="x.png" alt="A">',
    `<img class="no-zoom" src="x.png" alt="A" ${lazy}>`,
  ],
  [
    "in HTML with a width",
    '<img src="40x20.png" alt="A" width="20">',
    `<img src="/prefix/static/40x20.png" alt="A" width="20" class="zoomable" ${lazy} ${sized} height="10">`,
  ],
  [
    "in HTML with a height",
    '<img src="40x20.png" alt="A" height="10">',
    `<img src="/prefix/static/40x20.png" alt="A" height="10" class="zoomable" ${lazy} ${sized} width="20">`,
  ],
  ["in HTML without alt", '<img src="x.png">', `<img src="x.png" class="zoomable" ${lazy} alt="">`],
])("an image %s", async (_, body, html) => {
  expect(await render(body)).toBe(html)
})

test("an image in a link is not enlarged", async () => {
  expect(await render("[![Alt](x.png)](/y)")).not.toContain("zoomable")
})

test("the address is asked for as it was written", async () => {
  const asked: string[] = []
  await render("![A](<./my file ü.png>) <img src='./b c.png'>", {
    resolveLink: (href) => ({ href, kind: "page" }),
    versionTables: new Map(),
    resolveImage: (url) => {
      asked.push(url)
      return Promise.resolve(undefined)
    },
  })
  expect(asked).toEqual(["./my file ü.png", "./b c.png"])
})
