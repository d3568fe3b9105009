import { expect, test } from "vitest"
import { rewriteSource } from "./rewrite-source"

test.each([
  ["a title after the name", ":::note Title", ":::note[Title]"],
  ["a title of several words and code", ":::tip Use `a b`  ", ":::tip[Use `a b`]"],
  ["a title with a link", ":::note See [x](/y)", ":::note[See [x](/y)]"],
  ["a title with an unpaired bracket", ":::note array[0", ":::note[array\\[0]"],
  ["more colons", ":::::info Outer", ":::::info[Outer]"],
  ["inside a list", "- :::note Title", "- :::note[Title]"],
  ["inside a quotation", "> :::note Title", "> :::note[Title]"],
  ["indented below a list item", "   :::note Title", "   :::note[Title]"],
  ["a title in brackets", ":::note[Title]", ":::note[Title]"],
  ["attributes", ':::tab{label="x"}', ':::tab{label="x"}'],
  ["attributes after a space", ':::tab {label="x"}', ':::tab {label="x"}'],
  ["no title", ":::note", ":::note"],
  ["a closing fence", ":::", ":::"],
  ["two colons", "::note Title", "::note Title"],
  ["a time", "At 10:30 we start", "At 10:30 we start"],
  ["a heading id", "## Title {#my_id}", "## Title <!--#my_id-->"],
  ["a heading id with a backslash", "## Title \\{#id}", "## Title <!--#id-->"],
  ["a heading id before closing hashes", "## Title {#id} ##", "## Title <!--#id--> ##"],
  ["a heading id in a quotation", "> ### Title {#id}", "> ### Title <!--#id-->"],
  ["a heading id in a comment of MDX", "## Title {/* #id */}", "## Title <!--#id-->"],
  ["a comment of MDX that is no id", "## Title {/* id */}", "## Title {/* id */}"],
  ["braces in prose", "Text {#id}", "Text {#id}"],
  ["braces in a heading's code", "## Use `{#id}`", "## Use `{#id}`"],
  ["fences around MDX", "a\n```mdx-code-block\n**b**\n```\nc", "a\n\n**b**\n\nc"],
  ["indented fences around MDX", "- a\n\n  ``` mdx-code-block\n  b\n  ```", "- a\n\n\n  b\n"],
  ["code in fences around MDX", "````mdx-code-block\n```js\na\n```\n````\nb", "\n```js\na\n```\n\nb"],
  [
    "code with fences around MDX",
    "````md\n```mdx-code-block\na\n```\n````",
    "````md\n```mdx-code-block\na\n```\n````",
  ],
  [
    "fences around MDX after a list marker",
    "- ```mdx-code-block\n  b\n  ```",
    "- ```mdx-code-block\n  b\n  ```",
  ],
  ["line endings of Windows", "## A {#a}\r\n:::note B\r\n", "## A <!--#a-->\n:::note[B]\n"],
])("%s", (_, source, rewritten) => {
  expect(rewriteSource(source, "md")).toBe(rewritten)
})

test.each([
  ["a heading id", "## Title {#my_id}", "## Title {/*#my_id*/}"],
  ["the id of an underlined heading", "Title {#id}\n---", "Title {/*#id*/}\n---"],
  ["a heading id with a backslash", "## Title \\{#id}", "## Title {/*#id*/}"],
  ["braces in prose", "Text \\{#id}", "Text \\{#id}"],
  ["a heading id in a comment", "## Title {/* #id */}", "## Title {/* #id */}"],
  ["an expression", "## Title {id}", "## Title {id}"],
  ["the id of a directive", "> :::info{#id}", "> :::info{#id}"],
  ["the id of a directive with a title", ":::info[Title]{#id}", ":::info[Title]{#id}"],
])("in MDX: %s", (_, source, rewritten) => {
  expect(rewriteSource(source, "mdx")).toBe(rewritten)
})

test.each([
  ["backticks", "```md\n:::note Title\n## A {#a}\n```"],
  ["tildes around backticks", "~~~md\n```\n:::note Title\n```\n~~~"],
  ["a longer fence", "````md\n```\n:::note Title\n```\n## A {#a}\n````"],
  ["a fence in a list", "1. Item\n\n   ```md\n   :::note Title\n   ```"],
  ["a fence that is never closed", "```md\n:::note Title"],
])("code is not changed: %s", (_, source) => {
  expect(rewriteSource(source, "md")).toBe(source)
})

test("text after a fence is rewritten", () => {
  expect(rewriteSource("```\n:::note A\n```\n:::note B", "md")).toBe("```\n:::note A\n```\n:::note[B]")
})
