import { beforeAll, expect, test } from "vitest"
import type { Parser } from "web-tree-sitter"
import { hclFaults } from "../node/reference/hcl-syntax"
import { loadGrammar } from "../node/reference/load-grammar"
import { expressionProblem } from "./expression-problem"

let parser: Parser
beforeAll(async () => {
  parser = await loadGrammar("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm")
})

test.each([
  'merge(var.a, { b = "}" })',
  '"${var.a["b"]} ["',
  "[for x in var.y : x if x != null]",
  "{\n  a = 1 # {\n\n  b = [\n    2,\n  ]\n}",
  "(\n  var.a\n  ? 1\n  : 2\n)",
  '<<EOT\n  [ "\nEOT',
  "jsonencode(<<-EOT\n  {\n  EOT\n)",
  "provider::aws::arn_parse(var.a).region",
  "var.a /* [\n */ + 1 // (",
  "1e10",
  "[-1E-5, 2.5e+3, 1]",
  '"%{ for a in var.b ~}${a}%{ endfor }"',
])("%j is an expression for both parsers", async (text) => {
  expect(expressionProblem(parser, text, "terraform")).toBeUndefined()
  expect((await hclFaults(`x = ${text}\n`, { tooDeep: false })).faults).toEqual([])
})

const from = (line: number, column: number) =>
  `The expression cannot be read as HCL from line ${line}, column ${column} on.`
const incomplete = "The expression is not complete."

test.each([
  ["[1, 2", incomplete],
  ['"a', incomplete],
  ["<<EOT\na", incomplete],
  ["(1]", from(1, 3)],
  ["1 2", from(1, 3)],
  ["a = 1", from(1, 3)],
  ["[1,, 2]", from(1, 4)],
  ["'a'", from(1, 1)],
  ["var.a ?\n1 : 2", from(2, 1)],
  ["var.a\n  && var.b", from(2, 3)],
  ['[\n  "a\n  b"\n]', from(2, 3)],
  ["{\n  a =\n    1\n}", from(3, 5)],
  ["[1, 0x1F]", from(1, 5)],
  ["<<EOT x\na\nEOT", from(1, 6)],
])("%j has the problem %j, and is no expression for Terraform's parser either", async (text, problem) => {
  expect(expressionProblem(parser, text, "terraform")).toBe(problem)
  expect((await hclFaults(`x = ${text}\n`, { tooDeep: false })).faults).not.toEqual([])
})

test("a text that adds arguments or blocks to the call is no expression", () => {
  expect(expressionProblem(parser, "1\ny = 2", "terraform")).toBe(from(2, 1))
  expect(expressionProblem(parser, '1\n}\nmodule "y" {', "terraform")).toBe(from(2, 1))
})

test("a text that is too long to find its syntax error is reported from its start on", () => {
  expect(expressionProblem(parser, `[${"1,".repeat(11_000)} = ]`, "terraform")).toBe(from(1, 1))
})

test("a text that is nested too deeply to be read is reported", () => {
  expect(expressionProblem(parser, "[".repeat(1000), "terraform")).toBe(
    "The expression is nested too deeply to be read.",
  )
})

test.each([
  ["f(var.a)", "terragrunt", '"var.a" has no value here: Terragrunt has no "var".'],
  ['"${module.vpc.id}"', "terragrunt", '"module.vpc.id" has no value here: Terragrunt has no "module".'],
  [
    "[dependency.vpc.outputs.id]",
    "opentofu",
    '"dependency.vpc.outputs.id" has no value here: Terraform has no "dependency".',
  ],
  ["prod", "terraform", '"prod" is neither a string, which has quotes, nor a reference, which has a dot.'],
  ["[for x in local.y : x]", "terragrunt", undefined],
] as const)("%j in a call for %s has the problem %j", (text, tool, problem) => {
  expect(expressionProblem(parser, text, tool)).toBe(problem)
})
