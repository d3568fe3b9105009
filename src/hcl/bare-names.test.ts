import { beforeAll, expect, test } from "vitest"
import type { Parser } from "web-tree-sitter"
import { loadParser } from "../node/reference/parse-hcl"
import { bareNameFaults } from "./bare-names"
import { childOf, readTree } from "./hcl-tree"

let parser: Parser
beforeAll(async () => {
  parser = await loadParser()
})

function faultsOf(value: string) {
  const { root } = readTree(parser, `a = ${value}\n`)
  const expression = childOf(childOf(childOf(root, "body"), "attribute"), "expression")
  return expression && bareNameFaults(expression, ["var", "local"])
}

test.each([
  ["prod", 5],
  ['["a", prod]', 11],
  ["{ b = prod }", 11],
  ["{ (prod) = 1 }", 8],
  ['"${prod}-a"', 8],
  ["f(1, prod)", 10],
  ["var.b ? prod : null", 13],
  ["[for b in prod : b]", 15],
  ["[for b in var.c : prod]", 23],
  ["prod + var.b", 5],
])("in %s, the name without quotes is reported", (value, column) => {
  expect(faultsOf(value)).toEqual([
    {
      line: 1,
      column,
      message: '"prod" is neither a string, which has quotes, nor a reference, which has a dot.',
      fix: 'write `"prod"` for a string, or a reference such as `var.prod` or `local.prod`.',
    },
  ])
})

test.each([
  ["m5.large", 5, "m5"],
  ['["a", db.t3.micro]', 11, "db"],
  ["[for a in var.b : t3.micro]", 23, "t3"],
  ["{ t3.micro = 1 }", 7, "t3"],
  ["{ db.io/name = 1 }", 7, "db"],
])("in %s, the text without quotes is no reference", (value, column, name) => {
  const [text = ""] = /(?:m5|db|t3)[./\w]+/.exec(value) ?? []
  expect(faultsOf(value)).toEqual([
    {
      line: 1,
      column,
      message: `"${text}" is neither a string, which has quotes, nor a reference: nothing has the name "${name}".`,
      fix: `write \`"${text}"\` for a string.`,
    },
  ])
})

test.each([
  ["{ var.b = 1 }", "var.b"],
  ["{ a = 1, aws_vpc.main.id : 2 }", "aws_vpc.main.id"],
  ["{ for k, v in var.m : k => { v.name = 1 } }", "v.name"],
  ['{ var.b["c"].0 = 1 }', 'var.b["c"].0'],
])("in %s, the key is reported, because HCL accepts no reference without parentheses", (value, key) => {
  expect(faultsOf(value)).toEqual([
    {
      line: 1,
      column: 5 + value.indexOf(key),
      message: `The key "${key}" has neither parentheses, for its value, nor quotes, for these characters.`,
      fix: `write \`(${key})\`.`,
    },
  ])
})

test("a name that every object of JavaScript has is reported like others", () => {
  expect(faultsOf("constructor")).toMatchObject([
    { message: '"constructor" is neither a string, which has quotes, nor a reference, which has a dot.' },
  ])
})

test.each([
  ["True", "true"],
  ["no", "false"],
  ["None", "null"],
])("%s is reported as a value of another language", (value, right) => {
  expect(faultsOf(value)).toMatchObject([
    { message: `HCL has no value "${value}".`, fix: `write \`${right}\`.` },
  ])
})

test.each([
  "true",
  "null",
  "ephemeral.a_b.c",
  "prod[0]",
  "prod.*.id",
  "{ prod = 1 }",
  '{ "${var.b}/c" = 1 }',
  "{ f(var.b) = 1 }",
  "{ (var.b) = 1 }",
  "{ var.b[var.c] = 1 }",
  "{ for k in var.m : k.name => 1 }",
  "local",
  "{ for k, v in var.m : k => v }",
  "[for a in var.b : [for c in a : [a, c]]]",
  '"%{ for x in var.y ~}${x}%{ endfor ~}"',
  "merge(dependency.a.outputs, values)",
  "aws_vpc.main.id",
])("%s has no name that is out of scope", (value) => {
  expect(faultsOf(value)).toEqual([])
})

test.each(["[prod,, 1]", "[for b prod : prod]", "f(prod,, 1)"])(
  "in %s, which the parser may misread, no name is reported",
  (value) => {
    expect(faultsOf(value) ?? []).toEqual([])
  },
)
