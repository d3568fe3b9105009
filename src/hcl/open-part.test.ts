import { beforeAll, expect, test } from "vitest"
import type { Parser } from "web-tree-sitter"
import { hclFaults } from "../node/reference/hcl-syntax"
import { loadParser } from "../node/reference/parse-hcl"
import { readTree } from "./hcl-tree"
import { openPart } from "./open-part"

let parser: Parser
beforeAll(async () => {
  parser = await loadParser()
})

const string = {
  message: "The string that begins here has no end on this line.",
  fix: 'close it with `"`; a text of several lines is a heredoc (`<<EOT`).',
}

test.each([
  ['a = "b\nc = 1\n', { line: 1, column: 5, ...string }],
  ['a = ["b"]\nc = "\n  d ${e}\n  "\n', { line: 2, column: 5, ...string }],
  ['module "x" {\n  a = "b\n  c = "d"\n}\nmodule "y" {\n  e = 1\n}\n', { line: 2, column: 7, ...string }],
  ['a = {\n  b = 1\n  c = d"\n}\n', { line: 3, column: 8, ...string }],
  ['a = "b', { line: 1, column: 5, ...string }],
  [
    "a = <<EOT\nb\n",
    {
      line: 1,
      column: 5,
      message: 'The heredoc that begins here has no end: no line consists of its marker "EOT".',
      fix: "write `EOT` alone on the line after the text.",
    },
  ],
  [
    'module "x" {\n  a = <<EOT\nb\nEOF\n}\n',
    {
      line: 2,
      column: 7,
      message: 'The heredoc that begins here has no end: no line consists of its marker "EOT".',
      fix: "write `EOT` alone on the line after the text.",
    },
  ],
  ...["]", ",", ")", " # done"].map((rest): [string, object] => [
    `module "x" {\n  a = [<<EOT\nb\n  EOT${rest}\n  ]\n}\n`,
    {
      line: 4,
      column: 6,
      message: `The heredoc of line 2 does not end here: its marker "EOT" is followed by "${rest.trim()}".`,
      fix: "start a new line after `EOT`.",
    },
  ]),
  [
    "a = f(<<EOT\nb ${c}\nEOT)\n",
    {
      line: 3,
      column: 4,
      message: 'The heredoc of line 1 does not end here: its marker "EOT" is followed by ")".',
      fix: "start a new line after `EOT`.",
    },
  ],
  [
    "a = [<<EOT\nb\n]\n",
    {
      line: 1,
      column: 6,
      message: 'The heredoc that begins here has no end: no line consists of its marker "EOT".',
      fix: "write `EOT` alone on the line after the text.",
    },
  ],
  [
    "a = <<EOT\nEOTS, b\nEOT is\n",
    {
      line: 1,
      column: 5,
      message: 'The heredoc that begins here has no end: no line consists of its marker "EOT".',
      fix: "write `EOT` alone on the line after the text.",
    },
  ],
  [
    "a = f(<<EOT)\nb\nEOT\n",
    {
      line: 1,
      column: 12,
      message: 'The marker "EOT" of the heredoc is followed by other text on its line.',
      fix: "start a new line after `<<EOT`.",
    },
  ],
  [
    "x = 1\na = [1, 2\nb = 3\n",
    { line: 2, column: 5, message: 'The "[" that begins here has no end.', fix: "write the missing `]`." },
  ],
  [
    "a = constructor(1\nb = 2\n",
    { line: 1, column: 16, message: 'The "(" that begins here has no end.', fix: "write the missing `)`." },
  ],
  [
    "a = f(1\nb = 2\n",
    { line: 1, column: 6, message: 'The "(" that begins here has no end.', fix: "write the missing `)`." },
  ],
  [
    "a {\n  b = 1\n",
    { line: 1, column: 3, message: 'The "{" that begins here has no end.', fix: "write the missing `}`." },
  ],
  [
    "m {\n  a = {\n    b = 1\n  c = 1\n}\n",
    {
      line: 2,
      column: 7,
      message: 'The "{" that begins here has no end: the "}" of line 5 is indented like line 1.',
      fix: "write the missing `}`.",
    },
  ],
  [
    "m {\n  a = {\n    b = {\n      c = 1\n  }\n  d = 1\n}\nn {\n}\n",
    {
      line: 3,
      column: 9,
      message: 'The "{" that begins here has no end: the "}" of line 5 is indented like line 2.',
      fix: "write the missing `}`.",
    },
  ],
  [
    "m {\n  a = {\n    b = 1\n  }\n\nn {\n  c = 1\n}\n",
    { line: 1, column: 3, message: 'The "{" that begins here has no end.', fix: "write the missing `}`." },
  ],
])("%j has the open part %j, and is no HCL for Terraform's parser either", async (text, fault) => {
  expect(openPart(readTree(parser, text))).toEqual(fault)
  expect((await hclFaults(text, { tooDeep: false })).faults).not.toEqual([])
})

test.each([
  'a = "b ${join(",", [\n  "c",\n])} d"\n',
  'a = f(<<-EOT\n  "b\n  EOT\n)\n',
  "a = = 1\nb {\n",
  "a = f(1,,2)\nb = [1\n",
])("%j has no open part, or an earlier syntax error", (text) => {
  expect(openPart(readTree(parser, text))).toBeUndefined()
})
