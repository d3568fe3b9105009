import { expect, test } from "vitest"
import { outline } from "./test-support"

test("an empty body", () => {
  expect(outline("")).toEqual({
    headings: [],
    anchors: [],
    links: [],
    images: [],
    imports: [],
    fences: [],
    sections: [{ text: "" }],
    prose: [[]],
    excerpt: "",
    words: 0,
    messages: [],
  })
})

test("sections contain prose without markup, and code as written", () => {
  const body = [
    "Opening *words*",
    "on two lines.[^1]",
    "",
    "## First `one`",
    "",
    "- [x] done with [link](/x)",
    "- <b>bold</b> item",
    "",
    "```hcl",
    "a  = 1",
    "",
    "b = 2",
    "```",
    "",
    "### Second",
    "",
    "| A | B |",
    "|---|---|",
    "| 1 |   |",
    "",
    "![Alt](x.png)",
    "",
    "<p>Raw &amp; <i>html</i></p>",
    "",
    "[^1]: Foot.",
  ].join("\n")
  expect(outline(body).sections).toEqual([
    { text: "Opening words on two lines." },
    {
      heading: { id: "first-one", text: "First one", level: 2 },
      text: "done with link\nbold item\na  = 1\n\nb = 2",
    },
    { heading: { id: "second", text: "Second", level: 3 }, text: "A | B\n1\nAlt\nRaw & html\nFoot." },
  ])
})

test("sections contain the content of directives, and a diagram's alt text instead of its source", () => {
  const body = [
    ":::warning[Take care]",
    "Inside.",
    ":::",
    "",
    "::::tabs",
    ':::tab{label="Terraform" value="tf"}',
    "One",
    ":::",
    "::::",
    "",
    ":::details[More]",
    "Hidden",
    ":::",
    "",
    ":::file-tree",
    "- __init__.py  a comment",
    ":::",
    "",
    '```mermaid alt="What it shows" title="Title"',
    "flowchart LR",
    "A --> B",
    "```",
  ].join("\n")
  expect(outline(body).sections[0]?.text.split("\n")).toEqual([
    "Take care",
    "Inside.",
    "Terraform",
    "One",
    "More",
    "Hidden",
    "__init__.py a comment",
    "Title",
    "What it shows",
  ])
})

test("prose is paragraphs and table cells without code blocks", () => {
  const body = [
    "A `b`",
    "c.",
    "",
    "```hcl",
    "d = 1",
    "```",
    "",
    "## E",
    "",
    "| F | G |",
    "|---|---|",
    "| [H](/h) | |",
  ].join("\n")
  expect(outline(body).prose).toEqual([["A b c."], ["F", "G", "H"]])
})

test("links in all kinds of content", () => {
  const body = [
    "[a](/a) and [b][ref] and <https://c.io> and www.d.io",
    "",
    "> <a",
    '>   href="/e">e</a> <a name="n"></a>',
    "",
    ":::cards",
    "- [f](/f) Text",
    ":::",
    "",
    "## [g](/g)",
    "",
    "| [h](/h) |",
    "|---|",
    "",
    '<video src="/i.mp4"></video>',
    "",
    "`[no](/no)`",
    "",
    "[ref]: /b",
  ].join("\n")
  expect(outline(body).links).toEqual([
    { url: "/a", text: "a", section: 0, line: 1, column: 1 },
    { url: "/b", text: "b", section: 0, line: 1, column: 13, definedAt: { line: 19, column: 1 } },
    { url: "https://c.io", text: "https://c.io", section: 0, line: 1, column: 26 },
    { url: "http://www.d.io", text: "www.d.io", section: 0, line: 1, column: 45 },
    { url: "/e", section: 0, line: 3, column: 3 },
    { url: "/f", text: "f", section: 0, line: 7, column: 3 },
    { url: "/g", text: "g", section: 1, line: 10, column: 4 },
    { url: "/h", text: "h", section: 1, line: 12, column: 3 },
    { url: "/i.mp4", section: 1, line: 15, column: 1 },
  ])
})

test("images, in Markdown and HTML", () => {
  const body =
    '![A](a.png "t")\n\nText ![](b.png) ![C][c]\n\n<p>\n<img src="d.png" alt="D"><img src="e.png"></p>\n\n[c]: c.png'
  expect(outline(body).images).toEqual([
    { url: "a.png", alt: "A", line: 1, column: 1 },
    { url: "b.png", alt: "", line: 3, column: 6 },
    { url: "c.png", alt: "C", line: 3, column: 17 },
    { url: "d.png", alt: "D", line: 6, column: 1 },
    { url: "e.png", alt: "", line: 6, column: 26 },
  ])
})

test("anchors of headings, HTML and directives", () => {
  const body =
    '## One\n\n<a name="two"></a><div id="three">\n\n:::note{#four}\nx\n:::\n\n### Five {#V}\n\n</div>'
  expect(outline(body).anchors).toEqual(["one", "two", "three", "four", "V"])
})

test("fences with their language, meta and first line", () => {
  const body = [
    '```js{1,3} title="a.js"',
    "a",
    "```",
    "",
    "- ~~~",
    "  b",
    "  ~~~",
    "",
    '> ```title="c d"',
    "> c",
    "> ```",
    "",
    "    indented, not a fence",
  ].join("\n")
  expect(outline(body, { bodyLine: 5 }).fences).toEqual([
    { language: "js", meta: '{1,3} title="a.js"', value: "a", valueLine: 6, line: 5, column: 1 },
    { language: "", meta: "", value: "b", valueLine: 10, line: 9, column: 3 },
    { language: "", meta: 'title="c d"', value: "c", valueLine: 14, line: 13, column: 3 },
  ])
})

test("a line break separates words", () => {
  const { sections, words } = outline("## A  \n\nOne  \ntwo\\\nthree")
  expect(sections.at(-1)?.text).toBe("One two three")
  expect(words).toBe(4)
})

test.each([
  ["md", "One<br>two<BR />three, which is <b>bold</b>er."],
  ["mdx", "One<br/>two<br />three, which is <b>bold</b>er."],
] as const)("a line break of HTML separates words in a file .%s", (format, body) => {
  expect(outline(body, { format }).sections[0]?.text).toBe("One two three, which is bolder.")
})

test("a line break in a cell of a table separates words", () => {
  expect(outline("| A |\n|---|\n| one<br>two <br> three |").prose).toEqual([["A", "one two three"]])
})

test("words are those of prose", () => {
  expect(
    outline("One two — three.\n\n## Four\n\n```\nnot these\n```\n\n| five | six |\n|---|---|").words,
  ).toBe(6)
})

test.each([
  ["a short paragraph", "## H\n\nShort *one*.", "Short one."],
  ["the first that stands on its own", ":::note\nInside.\n:::\n\nOutside.", "Outside."],
  ["else the first at all", "- Item\n- Other", "Item"],
  ["cut at a word", "word ".repeat(40), `${"word ".repeat(32).trim()}…`],
  ["without a comma before the ellipsis", `${"a".repeat(150)}, ${"b".repeat(20)}`, `${"a".repeat(150)}…`],
  ["one long word", "a".repeat(200), `${"a".repeat(159)}…`],
  ["an image without a text above", "![](./a.png)\n\nText.", "Text."],
  ["only text with a title", ":::note[Title]\nText.\n:::", "Text."],
])("excerpt: %s", (_, body, excerpt) => {
  expect(outline(body).excerpt).toBe(excerpt)
  expect(excerpt.length).toBeLessThanOrEqual(160)
})

const mdx = [
  'import Tabs from "@theme/Tabs"; import { Link, Tool } from "gatsby"',
  "export const x = { a: 1 }",
  "",
  "# Title",
  "",
  "Text with {x.a} and <b>bold</b> and [a](/a).",
  "",
  "## Heading {#id}",
  "",
  '<Tabs groupId="g" values={[{ label: "L", value: "v" }]}>',
  '<TabItem value="v" label="Label">',
  "",
  'Inside <a href="/b">b</a>.',
  "",
  "</TabItem>",
  "</Tabs>",
  "",
  '<Tool name="Fetch" href="https://c.io" id="card"/>',
  "",
  '<img src="d.png" alt="D" /> <Link to="/e">e</Link>',
  "",
  "### Other {/* #other */}",
].join("\n")

test("MDX with imports, exports, expressions and components", () => {
  expect(outline(mdx, { file: "docs/page.mdx", format: "mdx", bodyLine: 3 })).toEqual({
    headings: [
      { id: "id", text: "Heading", level: 2, line: 10 },
      { id: "other", text: "Other", level: 3, line: 24 },
    ],
    anchors: ["id", "card", "other"],
    links: [
      { url: "/a", text: "a", section: 0, line: 8, column: 37 },
      { url: "/b", text: "b", section: 1, line: 15, column: 8 },
      { url: "https://c.io", section: 1, line: 20, column: 1 },
      { url: "/e", text: "e", section: 1, line: 22, column: 29 },
    ],
    images: [{ url: "d.png", alt: "D", line: 22, column: 1 }],
    imports: [
      { url: "@theme/Tabs", line: 3, column: 1 },
      { url: "gatsby", line: 3, column: 33 },
    ],
    exports: ["default", "x"],
    fences: [],
    sections: [
      { text: "Text with 1 and bold and a." },
      { heading: { id: "id", text: "Heading", level: 2 }, text: "L\nInside b.\nFetch\ne" },
      { heading: { id: "other", text: "Other", level: 3 }, text: "" },
    ],
    prose: [["Text with 1 and bold and a."], ["L", "Inside b.", "Fetch", "e"], []],
    excerpt: "Text with 1 and bold and a.",
    words: 14,
    messages: [],
    code: {
      given: [],
      modules: [
        {
          code: expect.stringMatching(/^import Tabs from "@theme\/Tabs";/),
          written: mdx.split("\n").slice(0, 2).join("\n"),
          line: 3,
          column: 1,
        },
      ],
      values: [
        { code: "x.a", written: "x.a", isShown: true, line: 8, column: 11 },
        { code: expect.stringMatching(/^<Tabs /), written: "<Tabs>", isShown: false, line: 12, column: 1 },
        { code: expect.stringMatching(/^<Tool /), written: "<Tool>", isShown: false, line: 20, column: 1 },
        { code: '<Link to={"/e"}>{__inert}</Link>', written: "<Link>", isShown: false, line: 22, column: 29 },
      ],
    },
  })
})

test("code of a body is collected only if it can be evaluated", () => {
  const body = "Text {a.b} <script />\n"
  expect(outline(body, { file: "docs/page.mdx", format: "mdx", bodyLine: 1 })).not.toHaveProperty("code")
  const value = { file: "docs/page.mdx", format: "mdx", bodyLine: 1 } as const
  expect(outline("{[1].length}\n", value)).toHaveProperty("code")
  expect(outline("{[1].length}\n", { ...value, dialect: "docusaurus" })).toHaveProperty("code")
  expect(outline("{1} {`a`} {/* b */}\n", value)).not.toHaveProperty("code")
})

test.each([
  ["an unclosed tag", "A\n\n<Tabs>\n\nB", 5, "write </Tabs> where it ends."],
  [
    "an open brace",
    "A\n\nB { C",
    5,
    "write } where the code ends, */} where it is a comment, and \\{ where { is meant as text.",
  ],
  ["HTML that JSX does not know", "A\n\n<br>\n\nB", 5, "end it with a slash: <br … />."],
])("MDX with %s is a message, not an error", (_, body, line, fix) => {
  const { messages, sections } = outline(body, { file: "docs/page.mdx", format: "mdx", bodyLine: 3 })
  expect(sections).toEqual([{ text: "" }])
  expect(messages).toEqual([
    {
      rule: "mdx-syntax",
      line,
      column: expect.any(Number) as number,
      message: expect.stringMatching(/^The page is not valid MDX: .+\.$/) as string,
      fix,
      cause: "unread-text",
    },
  ])
})

test("JSX attributes with a text in braces are read like others", () => {
  const body =
    '<a href={"./a.md"}>a</a> <Link to={`/b`}>b</Link> <a href={`/${c}`}>c</a>\n\n<img src={"d.png"} alt={"D"} />'
  const { links, images } = outline(body, { format: "mdx" })
  expect(links.map(({ url }) => url)).toEqual(["./a.md", "/b"])
  expect(images).toEqual([{ url: "d.png", alt: "D", line: 3, column: 1 }])
})

test("modules that attributes require are imports, with their positions", () => {
  const body = [
    '<img src={require("./a.png").default} alt="A" />',
    "",
    'Text <a href={require("./b.zip")}>b</a> <C d={require(name)} e={load("./e")} f={{ g: 1 }} />',
  ].join("\n")
  const { imports, images, links } = outline(body, { format: "mdx", bodyLine: 5 })
  expect(imports).toEqual([
    { url: "./a.png", line: 5, column: 11 },
    { url: "./b.zip", line: 7, column: 15 },
  ])
  expect([...images, ...links]).toEqual([])
})

test("imports of MDX have their positions", () => {
  const body = 'Text.\n\nimport A from "./a"\nimport { B } from "@theme/Tabs"\nexport * from "./c"\n\n<A />'
  expect(outline(body, { format: "mdx", bodyLine: 5 }).imports).toEqual([
    { url: "./a", names: ["default"], line: 7, column: 1 },
    { url: "@theme/Tabs", line: 8, column: 1 },
    { url: "./c", line: 9, column: 1 },
  ])
})

test("nodes of a diagram with links are links, each with its line", () => {
  const { links } = outline(
    '# Title\n\n```mermaid alt="x"\nflowchart LR\nA --> B\nclick A "/a"\nclick B href "../b.md" "Title"\n```\n',
  )
  expect(links).toMatchObject([
    { url: "/a", line: 6, column: 1 },
    { url: "../b.md", line: 7, column: 1 },
  ])
})

test("a section whose text is mostly that of its links to pages is marked as a list of links", () => {
  const body = [
    "[A page](/a) and [another page](/b).",
    "",
    "## A list",
    "",
    "- [A page](/a): new",
    "- [Another page](/b)",
    "",
    "## A text",
    "",
    "About half of [this text](/c) is a link.",
    "",
    "## Versions",
    "",
    "| [vpc](https://example.com/vpc) | [v1.0.0](https://example.com/vpc/v1) |",
    "| - | - |",
  ].join("\n")
  expect(outline(body).sections.map(({ onlyLinks }) => onlyLinks)).toEqual([true, true, undefined, undefined])
})

test("the label of a directive is its text in brackets, else its attribute", () => {
  const textOf = (start: string) => outline(`${start}\nText.\n:::`).sections[0]?.text
  expect(textOf(':::tab{label="Attribute"}')).toBe("Attribute\nText.")
  expect(textOf(':::tab[Label]{label="Attribute"}')).toBe("Label\nText.")
})
