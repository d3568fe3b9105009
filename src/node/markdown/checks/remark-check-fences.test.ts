import { expect, test } from "vitest"
import { outline } from "../test-support"

test.each<[string, string, { line: number; column: number; fence?: string }]>([
  ["up to the end of the page", "Text.\n\n```js\na\n\n## Not a heading\n", { line: 3, column: 1 }],
  ["with nothing after it", "Text.\n\n```", { line: 3, column: 1 }],
  ["with an empty line after it", "```\n\n", { line: 1, column: 1 }],
  ["in a list item", "- a\n\n  ```js\n  b\n\n- c", { line: 3, column: 3 }],
  ["right after a list's mark", "1. ```js\n   b\n2. c", { line: 1, column: 4 }],
  ["in a quotation", "> ```js\n> b\n\nText.", { line: 1, column: 3 }],
  ["in a directive", ":::note\n```js\nb\n:::\n\nText.", { line: 2, column: 1 }],
  ["before fewer signs", "````md\n```\na\n```\n", { line: 1, column: 1, fence: "````" }],
  ["before other signs", "~~~\na\n```\n", { line: 1, column: 1, fence: "~~~" }],
  ["before signs with a language", "```\na\n```js", { line: 1, column: 1 }],
  ["before a fence that is too far in", "```\na\n    ```", { line: 1, column: 1 }],
  ["before one too far in for the list", "- ```\n  a\n\n      ```\n\nText.", { line: 1, column: 3 }],
  ["after one that is closed", "```\na\n```\n\n```\nb", { line: 5, column: 1 }],
])("an open code fence is reported where it begins: %s", (_, body, { line, column, fence = "```" }) => {
  expect(outline(body).messages).toEqual([
    {
      rule: "code-syntax",
      line,
      column,
      message: "The code fence is never closed.",
      fix: `add a line of "${fence}" after its last line, indented like the first; in a directive, before the line that ends it.`,
      cause: "open-fence",
    },
  ])
})

test.each([
  [
    "with a language",
    "Text.\n\n```hcl\na = 1\n\nText.\n\n```sh\nls\n```\n",
    3,
    "after its last line: line 8",
  ],
  [
    "in a list",
    '- a\n\n  ~~~hcl\n  a = 1\n\n  ~~~sh title="x"\n  ls\n  ~~~\n',
    3,
    "after its last line: line 6",
  ],
  [
    "without a language",
    "```\na\n```\n\nText.\n\n```\nText.\n\n````js\nb\n````\n",
    7,
    "after the last line of this block, or of the one above if this line should end it: line 10",
  ],
])(
  "an open code fence that ends with the next block is reported where it begins: %s",
  (_, body, line, fix) => {
    const { messages } = outline(body, { bodyLine: 1 })
    expect(messages).toEqual([
      {
        rule: "code-syntax",
        line,
        column: body.startsWith("-") ? 3 : 1,
        message: "The code fence is never closed.",
        fix: `add a line of "${body.includes("~") ? "~~~" : "```"}" ${fix} starts another block.`,
        cause: "open-fence",
      },
    ])
  },
)

test("a closing fence outside of the list opens another code block", () => {
  const { messages } = outline("- a\n\n  ```js\n  b\n```\n\nText.", { bodyLine: 4 })
  expect(messages.map(({ line, column, message }) => [line, column, message])).toEqual([
    [6, 3, "The code fence is never closed."],
    [8, 1, "The code fence is never closed."],
  ])
})

test.each([
  ["closed", "```js\na\n```"],
  ["empty", "```\n```\n\nText."],
  ["of one empty line", "```\n\n```"],
  ["of more signs, around others", "````md\n```js\na\n```\n````"],
  ["with a longer closing fence", "~~~\na\n~~~~~  \n\nText."],
  ["that ends with a line of its signs, further in", "```\na\n    ```\n```"],
  ["with indented fences", "  ```\n  a\n   ```"],
  ["in lists", "- a\n\n  ```js\n  b\n  ```\n\n1. ~~~\n   c\n   ~~~\n2. d"],
  ["in a list indented by tabs", "-\ta\n\n\t```js\n\tb\n\t```\n"],
  ["in quotations", "> ```\n> a\n> ```\n\n> - ```\n>   b\n>   ```"],
  ["in directives", '::::tabs\n:::tab{label="A"}\n```js\na\n```\n:::\n::::'],
  ["with the first line of a fence of other signs", "~~~md\n```js\n~~~"],
  ["with the first line of a fence that is indented", "```md\n    ```js\n```"],
  ["with signs and a word that is no language", "```text\n``` nothing\n```"],
  ["with signs around a language", "```text\n```js```\n```"],
  ["with a directive as its code", "````md\n:::note\n```\na\n:::\n````"],
  ["with the line endings of Windows", "```js\r\na\r\n```\r\n\r\nText.\r\n"],
  ["by indentation", "Text.\n\n    ```\n    a"],
  ["within a line", "Text ```a``` and more."],
])("code %s: no problem", (_, body) => {
  expect(outline(body).messages).toEqual([])
})

test("fences in MDX, between the tags of components", () => {
  const body = "<Details>\n\n  ```js\n  a\n  ```\n\n</Details>\n\n      ```js\n      b\n      ```\n\n~~~\nc"
  expect(outline(body, { format: "mdx" }).messages.map(({ line, column }) => [line, column])).toEqual([
    [13, 1],
  ])
})
