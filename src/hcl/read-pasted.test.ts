import { beforeAll, expect, test } from "vitest"
import type { Parser } from "web-tree-sitter"
import { loadParser } from "../node/reference/parse-hcl"
import { readPasted } from "./read-pasted"

let parser: Parser
beforeAll(async () => {
  parser = await loadParser()
})

const all = () => true

/** The lines of a text that are code, with their numbers. */
function codeOf(text: string): string[] {
  const { tree, faults } = readPasted(parser, text, all)
  expect(faults).toEqual([])
  expect(tree.fault).toBeUndefined()
  expect(tree.text).toHaveLength(text.length)
  return tree.text
    .split("\n")
    .flatMap((line, index) => (line.trim() ? [`${index + 1}:${line.trimEnd()}`] : []))
}

test.each([
  ["a code block of a page", 'Use “this”:\n\n```hcl title="a"\na = 1\n```\n\nThen `b`.\n', ["4:a = 1"]],
  [
    "code blocks of several languages",
    "```\na = 1\n```\n```bash\nterraform init\n```\n~~~tf\nb = 2\n~~~\n",
    ["2:a = 1", "8:b = 2"],
  ],
  ["a diff in a code block", "```diff\n-a = 1\n+b = 2\n```\n", ["3: b = 2"]],
  ["a code block without an end", "```terraform\na = 1\n", ["2:a = 1"]],
  ["a code block of OpenTofu", "Use:\n```tofu\na = 1\n```\n", ["3:a = 1"]],
  ["a quotation", "> a {\n>   b = 1\n>\n> }\n", ["1:  a {", "2:    b = 1", "4:  }"]],
  ["a quoted code block", "> Hello\n> ```hcl\n> a = 1\n> ```\n", ["3:  a = 1"]],
  ["lines with numbers", " 9  a {\n10    b = 1\n11\n12  }\n", ["1:    a {", "2:      b = 1", "4:    }"]],
  ["lines with numbers and a colon", "1: a = 1\n2: b = 2\n", ["1:   a = 1", "2:   b = 2"]],
  [
    "lines with numbers and a bar",
    " 9 | a {\n10 |   b = 1\n11 | }\n",
    ["1:     a {", "2:       b = 1", "3:     }"],
  ],
  ["lines from grep", "m/a-b.tf:9:a {\nm/a-b.tf-10-}\n", ["1:           a {", "2:            }"]],
  [
    "lines from git blame",
    "a1b2c3d4 (Jo Doe 2024-01-02 10:11:12 +0100  9) a = 1\n^1b2c3d4 (Al Roe 2024-01-02 10:11:12 +0100 10) b = 2\n",
    [`1:${" ".repeat(47)}a = 1`, `2:${" ".repeat(47)}b = 2`],
  ],
  ["colors of a terminal", "\u001b[1;32ma = 1\u001b[0m\n", ["1:       a = 1"]],
  [
    "a prompt before each line",
    "$ module a {\n$   b = 1\n$\n$ }\n",
    ["1:  module a {", "2:    b = 1", "4:  }"],
  ],
  [
    "code after an error message in its frame",
    "╷\n│ Error: Unsupported argument\n│\n│   on main.tf line 3\n╵\na = 1\n",
    ["6:a = 1"],
  ],
  [
    "code between sentences",
    'Error: Invalid value\n\n  on main.tf line 4, in module "x":\n   4:   a = 1\n\nmodule "x" {\n}\n\nIt worked before!\n',
    ['6:module "x" {', "7:}"],
  ],
  ["lines that a plan changes", "a {\n~  b = 1\n}\n", ["1:a {", "2:   b = 1", "3:}"]],
  ["a command before the code", "$ cat main.tf\na = 1\nme@host:~/x$ terraform plan\n", ["2:a = 1"]],
  [
    "a diff",
    "diff --git a/main.tf b/main.tf\nindex 0a1b..2c3d 100644\n--- a/main.tf\n+++ b/main.tf\n@@ -1,3 +1,3 @@ module\n a {\n-  b = 1\n+  b = 2\n }\n\\ No newline at end of file\n",
    ["6: a {", "8:   b = 2", "9: }"],
  ],
  ["a diff without a header", "a {\n-  b = 1\n+  b = 2\n}\n", ["1:a {", "3:   b = 2", "4:}"]],
])("%s is read", (_, text, lines) => {
  expect(codeOf(text)).toEqual(lines)
})

test.each([
  "a = <<EOT\n```\n$ b\n- c\n+ d\n> e\n“f”\u00a0\nEOT\n",
  'a = "“b”\u00a0\u200b" # “c”\u00a0\n',
  "a = [\n1,\n2\n]\n",
])("HCL is read as it is: %j", (text) => {
  const { tree, faults } = readPasted(parser, text, all)
  expect(tree.text).toBe(text)
  expect(faults).toEqual([])
})

test("a wrong argument before or after the blocks is not ignored", () => {
  const text = 'a = = 1\nmodule "x" {\n}\nb = = 1\n'
  expect(readPasted(parser, text, all).tree.text).toBe(text)
})

test("code before a code block is not ignored", () => {
  const text = "a {\n  b = = 1\n  c = <<EOT\n```\nd = 1\n```\nEOT\n}\n"
  expect(readPasted(parser, text, all).tree.text).toBe(text)
})

test.each([
  ["a\u00a0= 1\n", 1, 2, "a special space here (U+00A0)", "write a plain space."],
  [
    "b = 1\n\u200ba = 1\n",
    2,
    1,
    "an invisible character here (U+200B)",
    "delete it, or write the line again.",
  ],
  ["# b\u00a0c\na\u00a0= 1\n", 2, 2, "a special space here (U+00A0)", "write a plain space."],
  ['b = "“c”"\na = “d”\n', 2, 5, "a typographic quote here (U+201C)", 'write straight quotes: `"`.'],
])("in %j, the wrong character is named, and the code is read", (text, line, column, what, fix) => {
  const { tree, faults } = readPasted(parser, text, all)
  expect(faults[0]).toEqual({
    line,
    column,
    message: `The code has ${what}, which HCL permits only in strings and comments.`,
    fix,
  })
  expect(new Set(faults.map((fault) => fault.line))).toEqual(new Set([line]))
  expect(tree.fault).toBeUndefined()
})

test.each([
  ["a = 'b//c'\n", 1, 5],
  ["a = {\n  'b' = \"it's\" # it's\n}\n", 2, 3],
  ["a = f(\"don't\", 'c')\n", 1, 16],
  ["a = <<EOT\n'b'\nEOT\nb = 'c'\n", 4, 5],
])("in %j, single quotes are reported, and the string is read", (text, line, column) => {
  const { tree, faults } = readPasted(parser, text, all)
  expect(tree.fault).toBeUndefined()
  expect(faults).toEqual([
    {
      line,
      column,
      message: "Strings in HCL have double quotes, not single quotes.",
      fix: "write `\"` in place of `'`.",
    },
  ])
})

test("a typographic quote without a second one does not move the code after it", () => {
  expect(readPasted(parser, "a = “b\nc = 1\n", all).tree.text).toBe('a = "b\nc = 1\n')
})

test("of two wrong characters, the one that remains a syntax error is not reported as corrected", () => {
  expect(readPasted(parser, "a = b'c\nd = ‘e’\n", all).faults).toMatchObject([{ line: 2 }])
})

test("if the text has wrong characters, strings are recognized also in parts that are not selected", () => {
  expect(readPasted(parser, 'a = "b\u00a0c"\nd = “e”\n', () => false).faults).toMatchObject([{ line: 2 }])
})

test.each(['a = { "b" = “c # d” }\n', "a = ‘b’\n", 'a = “b"\n'])(
  "in %j, the typographic quotes are reported, and the string is read",
  (text) => {
    const { tree, faults } = readPasted(parser, text, all)
    expect(tree.fault).toBeUndefined()
    expect(faults).toMatchObject([{ line: 1, fix: 'write straight quotes: `"`.' }])
  },
)

const escapeFault = (line: number, column: number, escape: string, reason = "") => ({
  line,
  column,
  message: `HCL has no escape "${escape}"${reason} in strings.`,
  fix: `for a backslash, write two: \`\\${escape}\`.`,
})
const noDigits = " without hexadecimal digits after it"

test.each([
  ['x = replace(var.x, "\\.", "-")\ny = 1\n', [escapeFault(1, 21, "\\.")]],
  ['a = "\\d+"\nb {\n  c = "\\n\\\\d\\s"\n}\n', [escapeFault(1, 6, "\\d"), escapeFault(3, 13, "\\s")]],
  [
    'p = "C:\\Users"\nq = "\\u12"\n',
    [escapeFault(1, 8, "\\U", noDigits), escapeFault(2, 6, "\\u", noDigits)],
  ],
  ['a = "\'\\d \\${var.b}"\n', [escapeFault(1, 7, "\\d"), escapeFault(1, 10, "\\$")]],
  ['a = "${f("\\w")}"\n', [escapeFault(1, 11, "\\w")]],
  ['a = "\\d" # "\\e"\nb = <<EOT\n"\\f"\nEOT\n', [escapeFault(1, 6, "\\d")]],
])("%j has escapes that HCL does not have, and is read without them", (text, faults) => {
  const pasted = readPasted(parser, text, all)
  expect(pasted.faults).toEqual(faults)
  expect(pasted.tree.fault).toBeUndefined()
})

test("a backslash outside of a string remains a syntax error", () => {
  const { tree, faults } = readPasted(parser, 'a = "b"\nc = 1 \\ 2\n', all)
  expect(faults).toEqual([])
  expect(tree.fault).toMatchObject({ line: 2 })
})
