import { expect, test } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import { loadContent } from "../../content/load-content"
import { toCheckedPage, type CheckedPartial } from "../page"
import { checkLinks } from "./check-links"

test("a link to an anchor in an imported file is a problem if the anchors of all pages that import it are known", async () => {
  const content = await loadContent(temporaryTree({ "a.md": "Text.\n", "b.md": "Text.\n" }))
  const pages = content.documents.map((document) => toCheckedPage(document))
  const partial = {
    document: { file: "_part.md", reportFile: "_part.md", slug: "/_part" },
    outline: { links: [{ url: "#setup", line: 1, column: 1 }] },
    importers: pages,
  } as unknown as CheckedPartial // the fields that the check reads
  const messages = (anchors: [string, string[]][]) =>
    checkLinks(content, { pages, partials: [partial] }, new Map(anchors), []).map(({ message }) => message)

  expect(
    messages([
      ["a", ["top"]],
      ["b", []],
    ]),
  ).toEqual(['"#setup" names the anchor "setup", which no page that imports this file has.'])
  expect(
    messages([
      ["a", ["setup"]],
      ["b", []],
    ]),
  ).toEqual([])
  expect(messages([["a", []]])).toEqual([])
})

test.each(["./_part.md", "/_part.md", "@site/docs/_part.md"])(
  "a link to a partial, written as %s, says that it is not published",
  async (url) => {
    const content = await loadContent(
      temporaryTree({ "docs/a.md": `[Part](${url})\n`, "docs/_part.md": "Text.\n" }),
    )
    const pages = content.documents.map((document) => toCheckedPage(document))
    const problems = checkLinks(content, { pages, partials: [] }, new Map(), [])
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(`^"${url}" is a partial, ".*docs/_part.md", and is not published.$`),
    ])
  },
)

test.each([
  [
    "./cafe\u0301.md",
    "copy the name of the file: its accents are saved as other characters, which look the same.",
  ],
  [
    "/caf%65%CC%81",
    "copy the name of the file: its accents are saved as other characters, which look the same.",
  ],
  ["./C%23.md", "link to a file of the content tree."],
])("the fix for a link to %s is a name that a link can contain", async (url, fix) => {
  const files = { "a.md": `[A](${url})\n`, "caf\u00e9.md": "Text.\n", "C#.md": "Text.\n" }
  const content = await loadContent(temporaryTree(files))
  const pages = content.documents.map((document) => toCheckedPage(document))
  const problems = checkLinks(content, { pages, partials: [] }, new Map(), [])
  expect(problems[0]).toMatchObject({ rule: "broken-link", fix })
})

test.each([
  ["/gone.pdf", "put the file beside the page or below static/, or link to a page that exists."],
  ["/gone.html", "link to a page that exists."],
  ["/gone/v1.2", "link to a page that exists."],
  ["/gone", "link to a page that exists."],
])("the fix for a link to %s, which does not exist, is: %s", async (url, fix) => {
  const content = await loadContent(temporaryTree({ "a.md": "Text.\n" }))
  const source = {
    id: "x",
    file: "x.tf",
    reportFile: "x.tf",
    slug: "/x",
    links: [{ url, line: 1, column: 1 }],
  }
  expect(checkLinks(content, { pages: [], partials: [] }, new Map(), [source])).toMatchObject([{ fix }])
})

test("an anchor may be percent-encoded", async () => {
  const content = await loadContent(
    temporaryTree({ "a.md": "[One](#gr%C3%B6%C3%9Fe) and [two](#gr%C3%B6%C3%9F).\n" }),
  )
  const pages = content.documents.map((document) => toCheckedPage(document))
  const problems = checkLinks(content, { pages, partials: [] }, new Map([["a", ["größe"]]]), [])
  expect(problems.map(({ message, fix }) => [message, fix])).toEqual([
    ['"#gr%C3%B6%C3%9F" names the anchor "größ", which this page does not have.', 'did you mean "größe"?'],
  ])
})

test.each([
  ["/guides/old", "/guides/new"],
  ["/guides/old/", "/guides/new"],
  ["./old.md", "/guides/new"],
  ["/gone", "https://example.com/its-page"],
  ["/guides/new#first", "/guides/new#second"],
  ["#first", "/guides/new#second"],
  ["./new.md#third", "/guides/start"],
])("the fix for a link to %s, which has moved, is its new address %s", async (url, to) => {
  const content = await loadContent(
    temporaryTree({
      "redirects.yml": "/gone: https://example.com/its-page\n",
      "docs/guides/start.md": "Text.\n",
      "docs/guides/new.md": `---
redirect_from: [/guides/old]
moved: { first: "#second", third: /guides/start }
---

[It](${url})
`,
    }),
  )
  const pages = content.documents.map((document) => toCheckedPage(document))
  const anchors = new Map([["guides/new", ["second"]]])
  const problems = checkLinks(content, { pages, partials: [] }, anchors, [])
  expect(new Set(problems.map(({ fix }) => fix))).toEqual(new Set([`link to its new address, "${to}".`]))
})
