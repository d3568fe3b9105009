import { compile } from "@mdx-js/mdx"
import { expect, test } from "vitest"
import { positionInFence } from "./code/position-in-fence"
import { plainMarkdown } from "./plain-markdown"
import { outlineOf, readBody } from "./read-markdown"
import { remarkPlugins, renderMarkdown } from "./render-markdown"
import { testContext } from "./test-support"

const parts = { ...testContext, variables: { catalog_version: "v2.11.1" } }
const body = [
  "Catalog {{catalog_version}}, [its page](https://example.com/{{catalog_version}}).",
  "",
  "```hcl",
  'source = "a?ref={{catalog_version}}"',
  "```",
].join("\n")
const source = { file: "docs/a.md", format: "md", body, bodyLine: 1 } as const

test("variables are replaced in text, addresses and code, for readers, search and programs alike", async () => {
  const { fences, links, sections, messages } = outlineOf(source, parts)
  expect(messages).toEqual([])
  expect(fences).toMatchObject([{ value: 'source = "a?ref=v2.11.1"', line: 3 }])
  expect(links).toMatchObject([{ url: "https://example.com/v2.11.1", line: 1 }])
  expect(sections[0]?.text).toContain("Catalog v2.11.1, its page.")
  expect(await renderMarkdown(source, parts)).toContain("Catalog v2.11.1")
  expect(plainMarkdown(readBody(source, parts), (url) => url)).toContain("a?ref=v2.11.1")
})

test.each([
  [
    ":::file-tree\n\n- modules/\n  - __{{catalog_version}}__.tf  {{catalog_version}} of it\n\n:::\n",
    "__v2.11.1__.tf",
  ],
  ["::name[{{catalog_version}}] is text.\n", "::name[v2.11.1] is text."],
])("variables are replaced where the text is shown as typed: %j", async (text, shown) => {
  const typed = { ...source, body: text }
  const html = await renderMarkdown(typed, parts)
  expect(html).toContain(shown)
  expect(html).not.toContain("{{")
  expect(await renderMarkdown({ ...typed, dialect: "docusaurus" }, parts)).toContain("{{catalog_version}}")
})

test.each([
  ["md", "{{catalog_version}} [x](/nope) **a", "links", 21],
  ["md", "| {{catalog_version}} | ![](a.png) |\n| - | - |", "images", 25],
  ["md", "Text {{catalog_version}} [x][nope]", "messages", 26],
  ["md", "Text {{catalog_version}} with <T>.", "messages", 31],
  ["mdx", "{{catalog_version}} <Foo />", "messages", 21],
  ["mdx", "{{catalog_version}} {bar}", "messages", 22],
  ["mdx", '{{catalog_version}} <p onclick="x">a</p>', "messages", 24],
  ["mdx", "{{catalog_version}} <Tabs> x", "messages", 21],
  ["mdx", "{{catalog_version}} {a", "messages", 21],
] as const)("%s: the column in %j is that of the file", (format, text, kind, column) => {
  const { [kind]: found } = outlineOf({ ...source, format, body: text }, parts)
  expect(found[0]).toMatchObject({ line: 1, column })
})

test.each([
  ["{{catalog_version}}\n\n<p title='{{catalog_version}}' onclick='x'>a</p>\n", "messages", 3, 32],
  ["> <div>\n>   {{catalog_version}} <a href='/nope'>x</a>\n> </div>\n", "links", 2, 25],
] as const)("in HTML, the column after a variable is that of the file: %j", (text, kind, line, column) => {
  expect(outlineOf({ ...source, body: text }, parts)[kind]).toMatchObject([{ line, column }])
})

test("in code, the column after a variable is that of the file", () => {
  const text = '- Text.\n\n  ```json\n  {}\n  ["{{catalog_version}}", x]\n  ```\n'
  const [fence] = outlineOf({ ...source, body: text }, parts).fences
  const at = (column: number) => fence && positionInFence("docs/a.md", fence, { line: 2, column })
  // ["v2.11.1", x]
  expect([1, 3, 10, 13].map(at)).toMatchObject([3, 5, 24, 27].map((column) => ({ line: 5, column })))
})

test("an address with a space is not said to contain braces that nothing replaces, because a variable is replaced", () => {
  const link = "[x](/a/{{catalog_version}}/b c)"
  expect(outlineOf({ ...source, body: `${link}\n` }, parts).messages).toMatchObject([
    { fix: "write %20 in place of the space: /a/{{catalog_version}}/b%20c." },
  ])
})

test("variables are replaced in MDX", async () => {
  const output = await compile(
    { value: body, path: "docs/a.mdx", data: { parts } },
    { remarkPlugins: remarkPlugins(), jsx: true },
  )
  expect(String(output)).toContain("Catalog v2.11.1")
  expect(String(output)).not.toContain("catalog_version")
})

test("the outline changes with the variables", () => {
  const other = { ...parts, variables: { catalog_version: "v3.0.0" } }
  expect(outlineOf(source, parts).fences).toMatchObject([{ value: 'source = "a?ref=v2.11.1"' }])
  expect(outlineOf(source, other).fences).toMatchObject([{ value: 'source = "a?ref=v3.0.0"' }])
})

test("a body that was written for another program has no variables", () => {
  const { messages, fences } = outlineOf({ ...source, dialect: "docusaurus" }, parts)
  expect(messages).toEqual([])
  expect(fences).toMatchObject([{ value: 'source = "a?ref={{catalog_version}}"' }])
})

test.each([
  ["md", "`{catalog_version}` and ${catalog_version}"],
  ["md", '```python\nprint(f"{catalog_version}")\n```'],
  ["md", "{ catalog_version }, {other_version}, {{other-version}} and {{{catalog-version}}}"],
  ["mdx", "export const catalog_version = 1\n\n{catalog_version}"],
] as const)("%s: no other form of a variable is found in %j", (format, text) => {
  expect(outlineOf({ ...source, format, body: text }, parts).messages).toEqual([])
})
