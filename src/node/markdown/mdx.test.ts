import { compile } from "@mdx-js/mdx"
import { expect, test } from "vitest"
import { rehypePlugins, remarkPlugins } from "./render-markdown"
import { outline, testContext } from "./test-support"

async function jsx(...lines: string[]): Promise<string> {
  const output = await compile(
    { value: lines.join("\n"), path: "/site/content/docs/page.mdx", data: { context: testContext } },
    { remarkPlugins: remarkPlugins(), rehypePlugins, jsx: true },
  )
  return String(output)
}

test("the markup is the same as in Markdown, as JSX", async () => {
  const output = await jsx(
    "# Title",
    "",
    ":::note Title",
    "Text",
    ":::",
    "",
    "```hcl {1}",
    "a = 1 // {b}",
    "```",
  )
  expect(output).not.toContain("_components.h1")
  expect(output).toContain(
    'className="admonition admonition-note theme-admonition-note" role="note" aria-labelledby="admonition--1"',
  )
  expect(output).toContain('className="code-line theme-code-block-highlighted-line"')
  expect(output).toContain('{"// {b}"}')
})

test.each([
  ["braces", "## A {#my_id}"],
  ["a comment", "## A {/* #my_id */}"],
  ["an underlined heading", "A {#my_id}\n---"],
])("a heading id written as %s", async (_, heading) => {
  expect(await jsx(heading)).toContain('<_components.h2 id="my_id" className="anchor">{"A"}</_components.h2>')
})

test("links and images are resolved, in Markdown and in JSX of HTML's names", async () => {
  const output = await jsx(
    "[a](/a) [b][x]",
    "",
    '<a className="c d" href="/c">c</a>',
    "",
    '<img src="40x20.png" alt="D" />',
    "",
    '<img src={link} alt="E" />',
    "",
    '<img src={"40x20.png"} width={80} alt="F" />',
    "",
    '<a href={"/g"}>g</a>',
    "",
    "[x]: /b",
  )
  expect(output).toContain('href="/prefix/a"')
  expect(output).toContain('href="/prefix/b"')
  expect(output).toContain('<_components.a className="c d" href="/prefix/c">')
  expect(output).toContain('src="/prefix/static/40x20.png"')
  expect(output).toContain('width="40" height="20"')
  expect(output).toContain("src={link}")
  expect(output).toMatch(/src="\/prefix\/static\/40x20\.png" width="80" alt="F".* height="40"/)
  expect(output).toContain('<_components.a href="/prefix/g">')
})

test("addresses that Gatsby's plugin prefixes before they are rendered are not prefixed twice", async () => {
  const prefixAll = () => (tree: { children: { children?: { type: string; url?: string }[] }[] }) => {
    for (const { children = [] } of tree.children)
      for (const child of children) if (child.type === "link") child.url = `/prefix${child.url}`
  }
  const output = await compile(
    { value: "[a](/a)", data: { context: testContext } },
    { remarkPlugins: [...remarkPlugins(), prefixAll], rehypePlugins, jsx: true },
  )
  expect(String(output)).toContain('href="/prefix/a"')
})

test("components, imports and expressions stay, with Markdown inside", async () => {
  const output = await jsx(
    'import Tabs from "@theme/Tabs"',
    "",
    '<Tabs groupId="x" values={[1]}>',
    "",
    "Text {1 + 1}",
    "",
    "</Tabs>",
  )
  expect(output).toContain('import Tabs from "@theme/Tabs"')
  expect(output).toContain(
    '<Tabs groupId="x" values={[1]}><_components.p>{"Text "}{1 + 1}</_components.p></Tabs>',
  )
})

test("colons in prose", async () => {
  expect(await jsx("At 10:30, arn:aws:iam::123:role/x and :foo.")).toContain(
    '{"At 10:30, arn:aws:iam::123:role/x and :foo."}',
  )
})

test("cells of a table of HTML can span columns and rows, by the names of JSX and those of HTML", async () => {
  const row = '<tr><td rowspan="2" colspan="3">**A**</td><td rowSpan="2" colSpan={3}>B</td></tr>'
  expect(outline(`<table>\n${row}\n</table>`, { format: "mdx" }).messages).toEqual([])
  expect(await jsx("<table>", row, "</table>")).toContain('<td rowspan="2" colspan="3">')
})
