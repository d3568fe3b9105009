import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { beforeAll, expect, test } from "vitest"
import type { Parser } from "web-tree-sitter"
import { hclFaults } from "../node/reference/hcl-syntax"
import { loadParser } from "../node/reference/parse-hcl"
import { readTree } from "./hcl-tree"
import { grammarFaults } from "./grammar-faults"

let parser: Parser
beforeAll(async () => {
  parser = await loadParser()
})

/** The syntax errors that Terraform's own parser finds. */
const terraformFaults = async (text: string) => (await hclFaults(text, { tooDeep: false })).faults

test.each([
  ["a list in several lines", "a = [\n  1,\n\n  2\n]\n"],
  ["a value in parentheses", "a = (\n  var.b\n  ? 1\n  : 2\n)\n"],
  ["operators at line ends in parentheses", "a = (var.b &&\n  !var.c ||\n  var.d)\n"],
  ["arguments of a function in several lines", "a = merge(\n  var.b,\n  { c = 1 },\n)\n"],
  ["an index in several lines", "a = var.b[\n  0\n]\n"],
  ["an object with line ends, commas and both", "a = {\n  b = 1\n  c = 2, d = 3,\n  e : 4\n}\n"],
  ["an object with computed keys", 'a = {\n  (var.b) = var.c\n  "d"     = 1\n  (var.e) = 2\n}\n'],
  ["a for expression for a list", "a = [\n  for b in var.c :\n  b\n  if b != null\n]\n"],
  ["a for expression for an object", "a = {\n  for b, c in var.d :\n  b => c...\n}\n"],
  ["an expression in a string", 'a = "${join(",", [\n  "b",\n])}"\n'],
  ["a line end before the expression in a string", 'a = "b ${\n  var.c\n}"\n'],
  ["line ends around an expression that removes spaces", 'a = "b ${~\n  var.c\n~} d"\n'],
  ["a heredoc, and an argument after it", "a = <<EOT\n  b =\n  EOT\nc = 1\n"],
  ["a heredoc whose text mentions its marker", "a = <<-EOT\n  EOT x\n  0x1F\n  EOT\n"],
  ["numbers with a point, an exponent, and leading zeros", "a = [1.5e3, 1E-5, 007]\n"],
  ["a heredoc as argument of a function", "a = f(<<-EOT\n  {\n  EOT\n)\n"],
  ["comments", "a = 1 # = {\n// b\nc = 2 /* (\n*/\nd /* = */ = 3\ne = /*\n*/ 4\n"],
  ["blocks in one line", 'b "c" { d = 1 }\nvariable "e" {}\nf g { h = [\n  1\n] }\ni {\n}\n'],
  ["no line end at the end", "a = 1"],
  ["a splat, a function with a namespace, and an index after a dot", "a = b.*.c[0].1\nd = e::f::g(1)\n"],
])("%s is HCL", async (_, text) => {
  expect(grammarFaults(readTree(parser, text))).toEqual([])
  expect(await terraformFaults(text)).toEqual([])
})

test("the modules of this site have no such faults", () => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:tf|hcl)$/.test(file),
  )
  const faults = files.flatMap((file) => {
    const tree = readTree(parser, readFileSync(path.join("content", file), "utf8"))
    return grammarFaults(tree).map((fault) => ({ file, ...fault }))
  })
  expect(files.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

const inParentheses = "put the value in parentheses, or write it on one line."

test.each<[string, number, string, string]>([
  [
    'x = 1\na =\n  "b"\n',
    3,
    'The value of "a" is on a different line from its "=".',
    "move the value from line 3 to the end of line 2.",
  ],
  [
    "a\n= 1\n",
    2,
    'The "=" after "a" is on a different line from the name.',
    "move `=` from line 2 to the end of line 1.",
  ],
  [
    'module "a"\n{\n  b = 1\n}\n',
    2,
    'The "{" after "module" is on a different line from the name.',
    "move `{` from line 2 to the end of line 1.",
  ],
  [
    'module\n"a" {\n}\n',
    2,
    'The "a" after "module" is on a different line from the name.',
    'move `"a"` from line 2 to the end of line 1.',
  ],
  ["a = 1 b = 2\n", 1, '"b" begins on the line where "a" ends.', 'start a new line before "b".'],
  ["a {\n} b {\n}\n", 2, '"b" begins on the line where "a" ends.', 'start a new line before "b".'],
  ["a = 1 /*\n*/ b = 2\n", 2, '"b" begins on the line where "a" ends.', 'start a new line before "b".'],
  ["a {\n  b = 1 }\n", 2, 'The "}" is on the line where "b" ends.', 'start a new line before "}".'],
  ...["a { b = 1 c = 2 }\n", "a { b { c = 1 } }\n", "a { b = 1\n}\n"].map(
    (text): [string, number, string, string] => [
      text,
      1,
      "A block that continues on the line of its `{` can only hold one argument, and must end on that line.",
      "start a new line after `{`, after each argument, and before `}`.",
    ],
  ),
  [
    "a = var.b ?\n  1 : 2\n",
    2,
    'The value of "a" continues on line 2, but for HCL it ends on line 1.',
    inParentheses,
  ],
  [
    "a = var.b\n  && var.c\n",
    2,
    'The value of "a" continues on line 2, but for HCL it ends on line 1.',
    inParentheses,
  ],
  [
    'a = { "b" =\n  1\n}\n',
    2,
    'The value of "b" is on a different line from its "=".',
    "move the value from line 2 to the end of line 1.",
  ],
  [
    "a = {\n  b\n  = 1\n}\n",
    3,
    'The "=" after "b" is on a different line from the name.',
    "move `=` from line 3 to the end of line 2.",
  ],
  [
    "a = f({ b = 1 c = 2 })\n",
    1,
    '"c" begins on the line where "b" ends.',
    'write a comma or a line end before "c".',
  ],
  [
    "a = {\n  b = 1\n  , c = 2\n}\n",
    3,
    'The comma after "b" is on another line.',
    "leave the comma out: the line end separates the elements.",
  ],
  ...['a = "${}"\n', 'a = "b ${ } c"\n', "a = f(<<EOT\n${~ ~}\nEOT\n)\n"].map(
    (text): [string, number, string, string] => [
      text,
      text.includes("EOT") ? 2 : 1,
      `"${/\$\{.*\}/.exec(text)?.[0]}" has no expression in its braces.`,
      "write an expression between the braces, or `$${}` for these characters.",
    ],
  ),
  ["a = 0x1F\n", 1, 'HCL has no hexadecimal numbers such as "0x1F".', "write `31`."],
  ["a = 0xfg\n", 1, 'HCL has no hexadecimal numbers such as "0xfg".', "write a decimal number."],
  ["a = [1, -0xff]\n", 1, 'HCL has no hexadecimal numbers such as "0xff".', "write `255`."],
  [
    "a = <<EOT x\nb\nEOT\n",
    1,
    'The marker "EOT" of the heredoc is followed by other text on its line.',
    "start a new line after `<<EOT`.",
  ],
  [
    "a = f(<<-EOT, 1\n  b ${c}\n  EOT\n)\n",
    1,
    'The marker "EOT" of the heredoc is followed by other text on its line.',
    "start a new line after `<<-EOT`.",
  ],
  [
    "a = <<EOT  \nb\nEOT\n",
    1,
    'The marker "EOT" of the heredoc is followed by spaces.',
    "delete the spaces after `<<EOT`.",
  ],
  [
    "a = << EOT\nb\nEOT\n",
    1,
    'There is a space between "<<" and the marker "EOT" of the heredoc.',
    "write `<<EOT`.",
  ],
])("%j is reported in line %i", async (text, line, message, fix) => {
  expect(grammarFaults(readTree(parser, text))).toEqual([
    { line, column: expect.any(Number) as number, message, fix },
  ])
  expect(await terraformFaults(text)).not.toEqual([])
})

test("code after a reported line end is examined, too, and each line is reported once", () => {
  const text = 'module "a"\n{\n  b =\n    1\n  c = 1 d = 2 e = 3\n}\n'
  expect(grammarFaults(readTree(parser, text)).map(({ line }) => line)).toEqual([2, 4, 5])
})

test("a part with a syntax error is not reported, because the parser reports it", () => {
  expect(grammarFaults(readTree(parser, "= 1\n"))).toEqual([])
  expect(grammarFaults(readTree(parser, "a = = 1\n"))).toEqual([])
  expect(grammarFaults(readTree(parser, "a = [1,,\n2] b = 2\n"))).toEqual([])
  expect(grammarFaults(readTree(parser, "a = 1 b = [1\n"))).toEqual([])
})
