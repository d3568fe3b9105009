import { beforeAll, expect, test } from "vitest"
import type { Parser } from "web-tree-sitter"
import { hclFaults } from "../node/reference/hcl-syntax"
import { loadParser } from "../node/reference/parse-hcl"
import { readTree } from "./hcl-tree"
import { tokenFault } from "./token-fault"

let parser: Parser
beforeAll(async () => {
  parser = await loadParser()
})

const noValue = (name: string) => ({
  message: `"${name}" has no value.`,
  fix: "write a value after the `=`, or delete the argument.",
})
const nothingOpen = (end: string, start: string) => ({
  message: `This "${end}" ends nothing: no bracket is open here.`,
  fix: `delete the \`${end}\`, or write the missing \`${start}\` before it.`,
})
const otherOpen = (end: string, start: string, open: string, line: number) => ({
  message: `This "${end}" cannot end the "${open}" of line ${line}.`,
  fix: `delete the \`${end}\`, or write the missing \`${start}\` before it.`,
})
const comma = {
  message: "The arguments of a block are separated by line ends, and not by commas.",
  fix: "start a new line in place of the `,`.",
}

test.each([
  ["m {\n  a =\n  b = 1\n}\n", { line: 2, column: 5, ...noValue("a") }],
  ["m {\n  a = # later\n\n  b = 1\n}\n", { line: 2, column: 5, ...noValue("a") }],
  ["m {\n  a =\n\n  b {\n    c = 1\n  }\n}\n", { line: 2, column: 5, ...noValue("a") }],
  ["m {\n  a =\n}\n", { line: 2, column: 5, ...noValue("a") }],
  ['m {\n  a = { "b" = , c = 1 }\n}\n', { line: 2, column: 13, ...noValue("b") }],
  ["a =\n", { line: 1, column: 3, ...noValue("a") }],
  [
    'a = 1\n  module "x"\n    b = 1\n  }\n',
    {
      line: 2,
      column: 3,
      message: 'The block that begins here has no "{".',
      fix: "write `{` at the end of this line.",
    },
  ],
  [
    "locals\n  a = 1\n}\n",
    {
      line: 1,
      column: 1,
      message: 'The block that begins here has no "{".',
      fix: "write `{` at the end of this line.",
    },
  ],
  ["m {\n  a = 1\n}\n}\n", { line: 4, column: 1, ...nothingOpen("}", "{") }],
  ['# {\nm {\n  a = "({[${b}"\n}\n]\n', { line: 5, column: 1, ...nothingOpen("]", "[") }],
  ["a = <<EOT\n  {\nEOT\n}\n", { line: 4, column: 1, ...nothingOpen("}", "{") }],
  ["m {\n  a = b(1))\n}\n", { line: 2, column: 11, ...otherOpen(")", "(", "{", 1) }],
  [
    "m {\n  a = [\n    {\n      b = 1\n  ]\n}\n",
    { line: 3, column: 5, message: 'The "{" that begins here has no end.', fix: "write the missing `}`." },
  ],
  [
    "m {\n  a = [\n    {\n      b = {\n        c = 1\n    }\n  ]\n}\n",
    {
      line: 4,
      column: 11,
      message: 'The "{" that begins here has no end: the "}" of line 6 is indented like line 3.',
      fix: "write the missing `}`.",
    },
  ],
  [
    "m = {\n  a = {\n    b = 1\n}\n",
    {
      line: 2,
      column: 7,
      message: 'The "{" that begins here has no end: the "}" of line 4 is indented like line 1.',
      fix: "write the missing `}`.",
    },
  ],
  [
    "m = {\n  a = [1,\n2]\n",
    { line: 1, column: 5, message: 'The "{" that begins here has no end.', fix: "write the missing `}`." },
  ],
  [
    "m {\n  a = [\n    1,\n  b = 1\n}\n",
    { line: 2, column: 7, message: 'The "[" that begins here has no end.', fix: "write the missing `]`." },
  ],
  ["m {\n  a = 1, b = 2\n}\n", { line: 2, column: 8, ...comma }],
  ["a = 1, b = 2\n", { line: 1, column: 6, ...comma }],
])("%j has a specific message, and is no HCL for Terraform's parser either", async (text, fault) => {
  expect(tokenFault(readTree(parser, text))).toEqual(fault)
  expect((await hclFaults(text, { tooDeep: false })).faults).not.toEqual([])
})

test.each(["a = { b = 1,, c = 2 }\n", "a = [1,, 2]\n", "a = [for b in c]\n", "a = = 1\n"])(
  "%j has no message about what surrounds the token",
  (text) => {
    expect(tokenFault(readTree(parser, text)).message).toMatch(/^The code cannot be read as HCL|one "="/)
  },
)
