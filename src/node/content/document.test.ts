import path from "node:path"
import { expect, test } from "vitest"
import { parseDocument } from "./document"
import { contentLayout, isPageFile, type ContentLayout } from "./layout"

const layout: ContentLayout = {
  root: path.resolve("content"),
  reportRoot: "content",
  origin: "own",
  docsFolder: "docs",
  classify: (file) => {
    if (file.startsWith("knowledge-base/")) return { kind: "article", path: file.slice(15) }
    if (file.startsWith("reference/services/")) return { kind: "service", path: file.slice(19) }
    return { kind: "doc", path: file.slice(5) }
  },
}

test("a page takes its title from the front matter, a leading heading, or its name", () => {
  const title = (raw: string) => parseDocument(layout, "docs/guides/how-to.md", raw).document?.title
  expect(title("---\ntitle: From front matter\n---\n# From the heading")).toBe("From front matter")
  expect(title("# From the *heading* {#x}\n\nText")).toBe("From the heading")
  expect(title("Text")).toBe("How to")
})

test.each([
  ["docs/how-to/index.md", "How to"],
  ["docs/how-to/README.md", "How to"],
  ["docs/readme-first.md", "Readme first"],
])("without a title, that of %s is %s", (file, title) => {
  expect(parseDocument(layout, file, "Text").document?.title).toBe(title)
})

test("in a Docusaurus tree, shortcodes in the heading of a page are emoji, and in its front matter they are text", () => {
  const tree = { project: ".", docs: [{ folder: "docs", route: "/" }], static: [] }
  const read = (raw: string) => parseDocument(contentLayout("content", ".", tree), "docs/a.md", raw).document
  expect(read("# Lift off :rocket:\n")).toMatchObject({ title: "Lift off 🚀", heading: "Lift off 🚀" })
  expect(read('---\ntitle: "Lift off :rocket:"\n---\n')).toMatchObject({ title: "Lift off :rocket:" })
})

test("elsewhere, elements and shortcodes in a .md file are text of Markdown", () => {
  const { document } = parseDocument(layout, "docs/a.md", "# Lift off :rocket:\n\nUse <Name>x</Name>.\n")
  expect(document).toMatchObject({ format: "md", title: "Lift off :rocket:" })
})

test.each([
  ["Use <Name>x</Name>.", {}, "mdx"],
  ["Use <Name>x</Name>.", { plainMarkdown: true } as const, "md"],
  ["---\nmdx: { format: mdx }\n---\nText.", { plainMarkdown: true } as const, "mdx"],
  ["---\nmdx: { format: detect }\n---\nUse <Name>x</Name>.", {}, "md"],
])(
  "in a Docusaurus tree, the .md file %j with the settings %j has the format %s",
  (raw, settings, format) => {
    const tree = { project: ".", docs: [{ folder: "docs", route: "/" }], static: [], ...settings }
    const { document } = parseDocument(contentLayout("content", ".", tree), "docs/a.md", raw)
    expect(document?.format).toBe(format)
  },
)

test("front matter below the top is an error, and in a Docusaurus tree it is text", () => {
  const tree = { project: ".", docs: [{ folder: "docs", route: "/" }], static: [] }
  const raw = "Text.\n\n---\ntitle: X\n---\n"
  expect(parseDocument(layout, "docs/a.md", raw)).toMatchObject({
    isUnreadable: true,
    document: { body: "" },
  })
  expect(parseDocument(contentLayout("content", ".", tree), "docs/a.md", raw)).toMatchObject({
    isUnreadable: false,
    problems: [],
    document: { body: raw },
  })
})

test("in a Docusaurus tree without a parser of number prefixes, ids and addresses keep them", () => {
  const docs = [{ folder: "docs", route: "/docs", numberPrefixParser: false as const }]
  const layout = contentLayout("content", ".", { project: ".", docs, static: [] })
  const { document } = parseDocument(layout, "docs/01-basics/02-first.md", "Text.")
  expect(document).toMatchObject({ id: "docs/01-basics/02-first", slug: "/docs/01-basics/02-first" })
})

test.each([
  ["title: X", "# Y", "Y"],
  ["title: X", "Text", "X"],
  ["title: X\nhide_title: true", "# Y", "Y"],
  ["title: X\nhide_title: true", "Text", undefined],
])("with front matter %j and body %j, the heading is %s", (yaml, body, heading) => {
  const { document } = parseDocument(layout, "docs/x.md", `---\n${yaml}\n---\n${body}\n`)
  expect(document).toMatchObject({ title: "X" })
  expect(document?.heading).toBe(heading)
})

test("the label of a page is its sidebar label, else its title", () => {
  const label = (yaml: string) => parseDocument(layout, "docs/x.md", `---\n${yaml}\n---\n`).document?.label
  expect(label("title: A long title\nsidebar_label: Short")).toBe("Short")
  expect(label("title: A long title")).toBe("A long title")
})

test("a page is neither a draft nor unlisted, unless its front matter says so", () => {
  const facts = (yaml: string) => {
    const { isDraft, isUnlisted } = parseDocument(layout, "docs/x.md", `---\n${yaml}\n---\n`).document ?? {}
    return { isDraft, isUnlisted }
  }
  expect(facts("title: X")).toEqual({ isDraft: false, isUnlisted: false })
  expect(facts("draft: true")).toEqual({ isDraft: true, isUnlisted: false })
  expect(facts("unlisted: true")).toEqual({ isDraft: false, isUnlisted: true })
})

test("an article's address is its number, regardless of its file name", () => {
  const raw = "---\nnumber: 7\ntitle: T\nkind: how-to\nanswered: true\n---\n"
  const { document } = parseDocument(layout, "knowledge-base/seven.md", raw)
  expect(document).toMatchObject({ kind: "article", slug: "/discussions/knowledge-base/7", tags: [] })
})

test("a wrong field is ignored and the page is kept, to avoid follow-up problems", () => {
  const { document, problems } = parseDocument(
    layout,
    "docs/x.md",
    "---\nfoo: 1\ntitle: X\nslug: true\n---\n",
  )
  expect(document).toMatchObject({ id: "x", slug: "/x", title: "X" })
  expect(problems).toMatchObject([
    { file: "content/docs/x.md", line: 4 },
    { file: "content/docs/x.md", line: 2 },
  ])
})

test("an article with wrong fields is kept, so that it neither hides nor causes other problems", () => {
  const article = (file: string, yaml: string) =>
    parseDocument(layout, `knowledge-base/${file}`, `---\n${yaml}\n---\nText.\n`)
  const { document, problems } = article("7.md", "number: 7\ntitle: T\nkind: idea\ntags: [vpc]")
  expect(document).toMatchObject({ slug: "/discussions/knowledge-base/7", title: "T", tags: ["vpc"] })
  expect(problems).toHaveLength(2)
  expect(article("7.md", "title: T").document?.id).toBe("knowledge-base/7")
  expect(article("7.md", "title: *bold*").document).toMatchObject({ id: "knowledge-base/7", body: "Text.\n" })
})

test("an article without a number is dropped", () => {
  expect(parseDocument(layout, "knowledge-base/x.md", "---\ntitle: X\n---\n").document).toBeUndefined()
})

test("tags become slugs without duplicates", () => {
  const { document } = parseDocument(layout, "docs/x.md", "---\ntags: [ec2, vpc, EC2]\n---\n")
  expect(document?.tags).toEqual(["ec-2", "vpc"])
})

test.each([
  ["docs/a.md", true],
  ["docs/_partial.md", false],
  ["docs/.hidden/a.md", false],
  ["docs/_parts/a.mdx", false],
  ["docs/a.txt", false],
  ["data/a.md", false],
  ["knowledge-base/3.md", true],
])("isPageFile(%s) is %s", (file, expected) => {
  expect(isPageFile(layout, file)).toBe(expected)
})
