import { compile } from "@mdx-js/mdx"
import { expect, test } from "vitest"
import type { CodeFile } from "../../content/files/code-file"
import { plainMarkdown } from "../plain-markdown"
import { outlineOf, readBody } from "../read-markdown"
import { remarkPlugins, renderMarkdown } from "../render-markdown"
import { testContext } from "../test-support"

const text = 'locals {\n  # region name\n  name = "a"\n  # endregion\n}\n'

function partsWith(code: string) {
  const file: CodeFile = { reportFile: "content/examples/main.tf", text: code }
  return { ...testContext, codeFiles: new Map([["examples/main.tf", file]]) }
}

const parts = partsWith(text)

function source(...lines: string[]) {
  return { file: "docs/page.md", format: "md", body: lines.join("\n"), bodyLine: 4 } as const
}

const whole = source('```hcl file="../examples/main.tf"', "```")
const region = source("- Text", '  ```hcl file="../examples/main.tf" region="name"', "  ```")

test("a fence shows the lines of its file", async () => {
  const { fences, sections, messages } = outlineOf(whole, parts)
  const value = 'locals {\n  name = "a"\n}'
  expect(messages).toEqual([])
  expect(fences).toEqual([
    {
      language: "hcl",
      meta: 'file="../examples/main.tf"',
      value,
      valueLine: 5,
      line: 4,
      column: 1,
      source: { file: "content/examples/main.tf", lines: [1, 3, 5], indent: 0 },
    },
  ])
  expect(sections[0]?.text).toBe(value)
  expect(await renderMarkdown(whole, parts)).toContain("locals")
  expect(plainMarkdown(readBody(whole, parts), (url) => url)).toBe(`\`\`\`hcl\n${value}\n\`\`\``)
})

test("a fence shows the lines of a region", () => {
  expect(outlineOf(region, parts).fences).toMatchObject([
    { value: 'name = "a"', column: 3, source: { lines: [3], indent: 2 } },
  ])
})

test("MDX is compiled with the lines of the file", async () => {
  const context = { ...parts, file: "docs/page.mdx" }
  const value = '```hcl file="../examples/main.tf" region="name"\n```'
  const output = await compile(
    { value, path: "/tree/docs/page.mdx", data: { context } },
    { remarkPlugins: remarkPlugins(), jsx: true },
  )
  expect(String(output)).toContain('{"name = \\"a\\"\\n"}')
})

test.each([whole, source('```hcl file="../{{a_folder}}/main.tf"', "```")])(
  "the outline changes with the file",
  (source) => {
    for (const code of ["a = 1", "a = 2"]) {
      const parts = { ...partsWith(code), variables: { a_folder: "examples" } }
      expect(outlineOf(source, parts).fences).toMatchObject([{ value: code }])
    }
  },
)

test.each([
  source('```hcl file="../examples/other.tf"', "```"),
  source('```hcl file="../examples/main.tf" region="other"', "```"),
  source('```mermaid file="../examples/main.tf" alt="a"', "```"),
  source("```hcl file", "```"),
  { ...whole, dialect: "docusaurus" as const },
])("a fence that cannot be filled stays empty", (source) => {
  expect(outlineOf(source, parts).fences).toMatchObject([{ value: "" }])
})

test("a fence that is not empty keeps its own lines", () => {
  const own = source('```hcl file="../examples/main.tf"', "a = 1", "```")
  const [fence] = outlineOf(own, parts).fences
  expect(fence).toMatchObject({ value: "a = 1" })
  expect(fence?.source).toBeUndefined()
})

test("a range and highlight comments are checked against the lines of the file", () => {
  const messages = (meta: string, code: string) =>
    outlineOf(source(`\`\`\`hcl file="../examples/main.tf" ${meta}`, "```"), partsWith(code)).messages
  expect(messages("{3}", text)).toEqual([])
  expect(messages("{9}", text)).toMatchObject([{ line: 4, message: expect.stringContaining("names line 9") }])
  expect(messages("", "# highlight-start\na = 1\n")).toMatchObject([
    { line: 4, message: '"highlight-start" has no "highlight-end" below it.' },
  ])
})

test("the range of a missing file is not checked", () => {
  expect(outlineOf(source('```hcl file="../examples/none.tf" {3}', "```"), parts).messages).toEqual([])
})
