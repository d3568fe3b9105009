import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import type { DocusaurusTree } from "../../../shared/site-config"
import { plainMarkdown } from "../../markdown/plain-markdown"
import { outlineOf, readBody } from "../../markdown/read-markdown"
import { contentLayout } from "../layout"
import { loadContent } from "../load-content"

const docusaurus: DocusaurusTree = {
  project: ".",
  docs: [{ folder: "docs", route: "/" }],
  static: [],
}

/** The outline and the portable Markdown of the page `docs/a.mdx` of a tree. */
async function read(files: Record<string, string>, tree?: DocusaurusTree) {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "partials-")), "content")
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const content = await loadContent(contentLayout(root, process.cwd(), tree))
  const document = content.documents.find(({ file }) => file === "docs/a.mdx")
  if (!document) throw new Error("There is no page.")
  return {
    outline: outlineOf(document, content),
    markdown: plainMarkdown(readBody(document, content), (url) => url),
  }
}

const part = [
  "---",
  "title: Part",
  "---",
  'import Inner from "./parts/_inner.mdx"',
  "",
  "Words of [the part](./b.mdx?x=1#y).",
  "",
  "## Of the part",
  "",
  "- <Inner />",
  "",
].join("\n")
const inner = [
  'import Part from "../_part.mdx"',
  "",
  "### Of the inner part",
  "",
  "[Up](../b.mdx), [below](./c), [here](#y), [root](/b), [host](https://example.com), ![A picture](./p.png)",
  "",
  "<Part />",
  "",
].join("\n")

for (const [name, tree] of [
  ["this site", undefined],
  ["a Docusaurus tree", docusaurus],
] as const)
  test(`a page of ${name} has headings and text of the files that it imports, and their text in Markdown`, async () => {
    const { outline, markdown } = await read(
      {
        "docs/a.mdx": 'import Part from "./_part.mdx"\n\nFirst.\n\n<Part name="p" />\n\n## Last\n\nEnd.\n',
        "docs/_part.mdx": part,
        "docs/parts/_inner.mdx": inner,
        "docs/b.mdx": "",
      },
      tree,
    )
    expect(outline.headings.map(({ id }) => id)).toEqual(["of-the-part", "of-the-inner-part", "last"])
    expect(outline.sections.map(({ text }) => text)).toEqual([
      "First.\nWords of the part.",
      "",
      "Up, below, here, root, host, A picture",
      "End.",
    ])
    expect(outline).toMatchObject({ links: [], images: [], anchors: ["last"] }) // those of a partial are checked there
    expect(outline.prose).toEqual([["First."], [], [], ["End."]])
    expect(markdown).toMatchInlineSnapshot(`
      "First.

      Words of [the part](b.mdx?x=1#y).

      ## Of the part

      - ### Of the inner part
        [Up](b.mdx), [below](/c), [here](#y), [root](/b), [host](https://example.com), ![A picture](parts/p.png)

      ## Last

      End."
    `)
  })

test("a heading id that a page has twice, because of a partial, is listed once, and no text is lost", async () => {
  const { outline } = await read({
    "docs/a.mdx":
      'import One from "./_one.mdx"\nimport Two from "./_two.mdx"\n\n<One />\n\n<Two />\n\n<One />\n\n## Setup\n\nOwn.\n',
    "docs/_one.mdx": "## Setup\n\nOne.\n\n## Use\n\nUse one.\n",
    "docs/_two.mdx": "## Use\n\nUse two.\n",
  })
  expect(outline.sections).toEqual([
    { text: "Setup\nOne." },
    { heading: { id: "use", level: 2, text: "Use" }, text: "Use one.\nUse\nUse two." },
    { heading: { id: "setup", level: 2, text: "Setup" }, text: "Own." },
  ])
})

test("the outline of a page follows changes of the files that it imports", async () => {
  const page = 'import Part from "./_part.mdx"\n\n<Part />\n'
  const textOf = async (text: string) =>
    (await read({ "docs/a.mdx": page, "docs/_part.mdx": text })).outline.excerpt
  expect(await textOf("One.\n")).toBe("One.")
  expect(await textOf("Two.\n")).toBe("Two.")
})

test("in a Docusaurus tree, an import from the project's folder is found, too", async () => {
  const page =
    'import One from "@site/docs/_one.md"\nimport Two from "/docs/_two.mdx"\n\n<One />\n\n<Two />\n'
  const { markdown } = await read(
    { "docs/a.mdx": page, "docs/_one.md": "One.\n", "docs/_two.mdx": "Two.\n" },
    docusaurus,
  )
  expect(markdown).toBe("One.\n\nTwo.")
})

test("in a Docusaurus tree, a code block has the text of a file that the page imports", async () => {
  const page =
    'import CodeBlock from "@theme/CodeBlock"\nimport One from "!!raw-loader!./one.tf"\nimport Two from "!!raw-loader!@site/docs/two.tf"\n\n<CodeBlock className="language-hcl" title="one.tf" metastring="{1}">{One}</CodeBlock>\n\n<CodeBlock>{Two}</CodeBlock>\n'
  const { markdown } = await read(
    { "docs/a.mdx": page, "docs/one.tf": "a = 1\n", "docs/two.tf": "b = 2\n" },
    docusaurus,
  )
  expect(markdown).toBe("`one.tf`\n\n```hcl\na = 1\n```\n\n```\nb = 2\n```")
})
