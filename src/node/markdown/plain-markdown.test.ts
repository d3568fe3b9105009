import type { RootContent } from "mdast"
import { expect, test } from "vitest"
import { noParts } from "./body-parts"
import { plainMarkdown } from "./plain-markdown"
import { readBody } from "./read-markdown"
import { outline } from "./test-support"

const plain = (body: string, format: "md" | "mdx" = "md") =>
  plainMarkdown(
    readBody({ file: `docs/a.${format}`, format, body, bodyLine: 1 }, noParts),
    (url) => `at:${url}`,
  )

test("admonitions are quotes that start with their kind", () => {
  expect(plain(":::caution[Size it]\nText.\n\n- a\n:::")).toBe("> **Caution: Size it**\n>\n> Text.\n>\n> - a")
  expect(plain(":::note Title\nText.\n:::")).toBe("> **Note: Title**\n>\n> Text.")
  expect(plain(":::tip\nText.\n:::")).toBe("> **Tip**\n>\n> Text.")
})

test("tabs, steps, cards, file trees and details become their content, below their label", () => {
  expect(
    plain(
      '::::tabs{group="iac-tool"}\n:::tab{label="Terraform" value="terraform"}\nA\n:::\n:::tab{value="other"}\nB\n:::\n::::',
    ),
  ).toBe("**Terraform**\n\nA\n\n**other**\n\nB")
  expect(plain(":::steps\n1. One\n2. Two\n:::")).toBe("1. One\n2. Two")
  expect(plain(":::file-tree\n- live/\n  - main.tf\n:::")).toBe("- live/\n  - main.tf")
  expect(plain(":::details[More]\nText.\n:::")).toBe("**More**\n\nText.")
})

test("code keeps its language, with its title above it; a diagram keeps its text alternative", () => {
  expect(plain('```hcl title="main.tf" {2} fragment\na = 1\n```')).toBe("`main.tf`\n\n```hcl\na = 1\n```")
  expect(plain('```mermaid alt="A leads to B." title="Order"\nflowchart LR\n  a --> b\n```')).toBe(
    "Diagram: Order. A leads to B.\n\n```mermaid\nflowchart LR\n  a --> b\n```",
  )
  expect(plain("```md\n:::note\nText.\n:::\n```")).toBe("```md\n:::note\nText.\n:::\n```")
})

test("comments that highlight lines are left out, in Markdown and in the outline, unless the page shows them", () => {
  const code = "name: plan\n# highlight-next-line\nruns-on: x"
  const fence = (info: string) => "```" + info + "\n" + code + "\n```"
  expect(plain(fence("yaml"))).toBe("```yaml\nname: plan\nruns-on: x\n```")
  expect(outline(fence("yaml")).sections[0]?.text).toBe("name: plan\nruns-on: x")
  expect(plain(fence("yaml {1}"))).toBe("```yaml\n" + code + "\n```")
  expect(plain(fence("md"))).toBe("```md\n" + code + "\n```")
})

test("a block with the signs of changes is one of the language diff", () => {
  expect(plain("```hcl diff fragment\n-a = 1\n+a = 2\n```")).toBe("```diff\n-a = 1\n+a = 2\n```")
})

test("ids of headings, comments and positions of filters are removed, addresses are replaced", () => {
  expect(
    plain(
      '## Title {#kept}\n\n<!-- note -->\n\n<div data-filter="Filter"></div>\n\n[a](/x) ![b](./c.png) [d][e]\n\n[e]: /y',
    ),
  ).toBe("## Title\n\n[a](at:/x) ![b](at:./c.png) [d][e]\n\n[e]: at:/y")
})

test("the texts in attributes of components are kept", () => {
  expect(
    plain(
      [
        'import X from "./x"',
        "",
        "<ToolCards>",
        '  <ToolCard name="fetch" href="https://example.com" access="public">',
        "    Downloads files.",
        "  </ToolCard>",
        "</ToolCards>",
        "",
        '<Admonition type="warning" title="Careful">',
        "  Text.",
        "</Admonition>",
        "",
        "{/* a comment */}",
      ].join("\n"),
      "mdx",
    ),
  ).toBe("**[fetch](at:https://example.com)**\n\nDownloads files.\n\n> **Warning: Careful**\n>\n> Text.")
})

test("links, images and line breaks of HTML in MDX are those of Markdown", () => {
  const body = [
    'import shot from "./shot.png"',
    "",
    'See <a href="/x">the **page**</a>, <a href={"/y"} title="Y">y</a><br/>and <img src="./a.png" alt="A" />.',
    "",
    '<a href="/block">',
    "  Text",
    "</a>",
    "",
    '<img src={shot} alt="Shot" />',
    "",
    '<img src={require("./b.png").default} />',
    "",
    '<a id="only-an-anchor" />',
  ].join("\n")
  expect(plain(body, "mdx")).toBe(
    [
      'See [the **page**](at:/x), [y](at:/y "Y")\\\nand ![A](at:./a.png).',
      "[Text](at:/block)",
      "![Shot](at:./shot.png)",
      "![](at:./b.png)",
    ].join("\n\n"),
  )
  expect(outline(body, { format: "mdx" }).sections[0]?.text).toBe("See the page, y and .\nText")
})

test("the cards of tools and courses have their command, access and length", () => {
  const body = [
    '<ToolCard name="Terratest" command="go test" href="/x" access="public">Tests.</ToolCard>',
    '<ToolCard name="Gruntwork CLI" command="gruntwork" href="/x" access="subscribers" />',
    '<ToolCard name="fetch" command="fetch" href="/x" access="enterprise" />',
    '<ToolCard name="boilerplate" command="boilerplate" href="/x" access="public" />',
    '<CourseCard title="Course" href="/x" videos={8} duration={141} image="terraform" />',
  ].join("\n\n")
  expect(plain(body, "mdx")).toBe(
    [
      "**[Terratest](at:/x)**",
      "Tests.",
      "Command: `go test`",
      "**[Gruntwork CLI](at:/x)**",
      "Command: `gruntwork`. Subscribers only",
      "**[fetch](at:/x)**",
      "Enterprise subscribers only",
      "**[boilerplate](at:/x)**",
      "**[Course](at:/x)**",
      "8 videos · 2 h 21 min",
    ].join("\n\n"),
  )
})

test("line breaks that break no line are left out", () => {
  expect(plain("A\n\n<br />\n\nB<br />\n\nC<br /><br />", "mdx")).toBe("A\n\nB\n\nC")
})

test("a link among blocks, such as to an embedded page within HTML, is a paragraph", () => {
  const children: RootContent[] = [
    { type: "heading", depth: 2, children: [{ type: "text", value: "Film" }] },
    { type: "html", value: "<div>" },
    { type: "link", url: "/x", children: [{ type: "text", value: "A film" }] },
    { type: "html", value: "</div>" },
  ]
  expect(plainMarkdown({ tree: { type: "root", children } }, (url) => url)).toBe(
    "## Film\n\n<div>\n\n[A film](/x)\n\n</div>",
  )
})

test("links and images of HTML in Markdown keep their form, with the same addresses as those of Markdown", () => {
  const body = 'See <a href="/x">the **page**</a>.\n\n<p><img src="./a.png" alt="A"></p>'
  expect(plain(body)).toBe('See <a href="at:/x">the **page**</a>.\n\n<p><img src="at:./a.png" alt="A"></p>')
})

test("titles and labels in braces are kept, in Markdown and in the outline", () => {
  const body = [
    '<Admonition type="info" title={<>A <b>new</b>{" "}title</>}>One.</Admonition>',
    "",
    '<Admonition title={"Text"}>Two.</Admonition>',
    "",
    "<Admonition title={`Template`}>Three.</Admonition>",
    "",
    "<Details summary={<summary>More</summary>}>Four.</Details>",
    "",
    "<Admonition title={computed()}>Five.</Admonition>",
  ].join("\n")
  expect(plain(body, "mdx")).toBe(
    [
      "> **Info: A new title**\n>\n> One.",
      "> **Note: Text**\n>\n> Two.",
      "> **Note: Template**\n>\n> Three.",
      "**More**\n\nFour.",
      "> **Note**\n>\n> Five.",
    ].join("\n\n"),
  )
  expect(outline(body, { format: "mdx" }).sections[0]?.text).toBe(
    "A new title\nOne.\nText\nTwo.\nTemplate\nThree.\nMore\nFour.\nFive.",
  )
})

test("an admonition that a Docusaurus project declares keeps its title, like on the page", () => {
  expect(plain(":::security[My *title*]\nText.\n:::")).toBe("**My _title_**\n\nText.")
})

test("a version table is written as a Markdown table", () => {
  const tables = new Map([
    [
      "t",
      {
        name: "t",
        caption: "Versions",
        columns: { minimum_version: "First" },
        rows: [{ repository: "vpc", address: "https://github.com/a/vpc", minimum_version: "v1.0.0" }],
      },
    ],
  ])
  const body = 'Text.\n\n::version-table{data="t"}'
  const source = { file: "docs/a.md", format: "md", body, bodyLine: 1 } as const
  const markdown = plainMarkdown(readBody(source, { versionTables: tables }), (url) => url)
  expect(markdown).toContain("**Versions**\n\n| Repository | First |")
  expect(markdown).toContain("[v1.0.0](https://github.com/a/vpc/releases/tag/v1.0.0)")
  expect(plainMarkdown(readBody(source, noParts), (url) => url)).toBe("Text.")
})
