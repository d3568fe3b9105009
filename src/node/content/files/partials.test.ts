import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree, writeFiles } from "../../../../tests/temporary-tree"
import type { DocusaurusTree } from "../../../shared/site-config"
import { plainMarkdown } from "../../markdown/plain-markdown"
import { outlineOf, readBody } from "../../markdown/read-markdown"
import { contentLayout } from "../layout"
import { loadContent } from "../load-content"
import { outsidePartials } from "./partials"

const docusaurus: DocusaurusTree = {
  project: ".",
  docs: [{ folder: "docs", route: "/" }],
  static: [],
}

/** The outline and the portable Markdown of the page `docs/a.mdx` of a tree. */
async function read(files: Record<string, string>, tree?: DocusaurusTree) {
  const root = path.join(temporaryTree(), "content")
  writeFiles(root, files)
  const content = await loadContent(contentLayout(root, process.cwd(), tree))
  const document = content.documents.find(({ file }) => file === "docs/a.mdx")
  if (!document) throw new Error("There is no page.")
  return {
    content,
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

const trees = [
  ["this site", undefined],
  ["a Docusaurus tree", docusaurus],
] as const

for (const [name, tree] of trees)
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
    expect(outline.headings.map(({ line }) => line)).toEqual([undefined, undefined, 7]) // lines of the page only
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

test("a heading id that is repeated by a partial is listed once, and no text is lost", async () => {
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

const partWithProps = [
  'import Inner from "./_inner.mdx"',
  "",
  "Use {props.name} {props.version ?? 1}, not `{props.name}`.",
  "",
  "### About {props.name}",
  "",
  "{props.children}",
  "",
  "<Inner of={props.name} />",
  "",
  '<a href="./b.mdx">Next to {props.name}</a> {props.absent}{props.computed}',
  "",
].join("\n")

for (const [name, tree] of trees)
  test(`a partial of ${name} shows the properties and the content of each of its elements`, async () => {
    const { outline, markdown } = await read(
      {
        "docs/guides/_part.mdx": partWithProps,
        "docs/guides/_inner.mdx": "Of {props.of}.\n",
        "docs/guides/b.mdx": "",
        "docs/_word.mdx": "words\n",
        "docs/a.mdx": [
          'import Part from "./guides/_part.mdx"',
          'import Word from "./_word.mdx"',
          "",
          "Text <b>with <Word /></b> in it.",
          "",
          '<Part name="A" version={2} computed={String(1)}>See **[a](./guides/b.mdx)** <Word /></Part>',
          "",
          "<Part name={`B`}>",
          "",
          "- <Word />",
          "",
          "</Part>",
          "",
        ].join("\n"),
      },
      tree,
    )
    expect(markdown).toBe(
      [
        "Text with words in it.",
        "Use A 2, not `{props.name}`.",
        "### About A",
        "See **[a](./guides/b.mdx)** words",
        "Of A.",
        "[Next to A](guides/b.mdx)",
        "Use B 1, not `{props.name}`.",
        "### About B",
        "- words",
        "Of B.",
        "[Next to B](guides/b.mdx)",
      ].join("\n\n"),
    )
    expect(outline.sections.map(({ heading, text }) => [heading?.text, text])).toEqual([
      [undefined, "Text with words in it.\nUse A 2, not {props.name}."],
      [
        "About A",
        "See a words\nOf A.\nNext to A\nUse B 1, not {props.name}.\nAbout B\nwords\nOf B.\nNext to B",
      ],
    ])
  })

test("values of constants and of imported JSON are in the outline and in Markdown", async () => {
  const page = [
    'import data from "./data.json"',
    "",
    'export const tool = { name: "Boxes", tags: ["a", "b"] }',
    "",
    "## Use {tool.name}",
    "",
    "{data.version} and {data.list[1]}, {tool.tags}{true}{data.list.map((item) => item)}{`, v${data.version}`}.",
    "",
    "{data.missing?.deep ?? data.version}",
    "",
    "<a href={data.url}>{tool.name}</a>",
    "",
  ].join("\n")
  const data = JSON.stringify({ version: "1.2", list: ["one", "two"], url: "/b" })
  const files = { "docs/a.mdx": page, "docs/data.json": data }
  const { outline, markdown } = await read(files)
  expect(markdown).toBe("## Use Boxes\n\n1.2 and two, ab, v1.2.\n\n1.2\n\n[Boxes](/b)")
  expect(outline.sections[1]).toMatchObject({
    heading: { text: "Use Boxes" },
    text: "1.2 and two, ab, v1.2.\n1.2\nBoxes",
  })
  expect(outline.links).toEqual([{ url: "/b", text: "Boxes", section: 1, line: 11, column: 1 }])
  const changed = await read({ ...files, "docs/data.json": data.replace("1.2", "1.3") })
  expect(changed.outline.sections[1]?.text).toContain("v1.3")
  expect((await read({ ...files, "docs/data.json": "{" })).markdown).toContain("and , ab.")
})

test("in a Docusaurus tree, a partial can be outside of the docs folders", async () => {
  const page =
    'import One from "@site/src/_one.mdx"\nimport Two from "../parts/two.md"\n\n<One />\n\n<Two />\n'
  const { markdown, content } = await read(
    {
      "docs/a.mdx": page,
      "src/_one.mdx": "One [a](../docs/b.md).\n",
      "parts/two.md": "Two.\n",
      "docs/b.md": "",
    },
    docusaurus,
  )
  expect(markdown).toBe("One [a](b.md).\n\nTwo.")
  const { root } = content.layout
  expect(outsidePartials(content)).toEqual([path.join(root, "src/_one.mdx"), path.join(root, "parts/two.md")])
})
