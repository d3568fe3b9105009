import { beforeAll, expect, test } from "vitest"
import type { Parser } from "web-tree-sitter"
import { loadParser } from "../node/reference/parse-hcl"
import { childOf, readTree } from "./hcl-tree"
import { operandFaults } from "./operand-faults"

let parser: Parser
beforeAll(async () => {
  parser = await loadParser()
})

function faultsOf(value: string) {
  const { root, fault } = readTree(parser, `a = ${value}\n`)
  expect(fault).toBeUndefined()
  return operandFaults(childOf(childOf(childOf(root, "body"), "attribute"), "expression"))
}

test.each([
  ['"x-" + var.b', 5, '"x-${var.b}"'],
  ['var.b + "-x"', 5, '"${var.b}-x"'],
  ['"a${var.b}-" + var.c + "-" + "d"', 5, '"a${var.b}-${var.c}-d"'],
  ['"a" + f(1 + 2) + local.c[0]', 5, '"a${f(1 + 2)}${local.c[0]}"'],
  ['"a \\"b\\"" + var.c', 5, '"a \\"b\\"${var.c}"'],
  ['[1, ("a" + var.b)]', 10, '"a${var.b}"'],
  ['{ b = upper("a" + var.b) }', 17, '"a${var.b}"'],
  ['var.a ? "b" + var.c : "d"', 13, '"b${var.c}"'],
])("in %s, strings that are added are reported", (value, column, fix) => {
  const message = 'Strings are not joined with "+", which adds numbers.'
  expect(faultsOf(value)).toEqual([{ line: 1, column, message, fix: `write \`${fix}\`.` }])
})

test("strings that are added over several lines are to be one string", () => {
  expect(faultsOf('"a" + f(\n  1\n)')).toMatchObject([
    { fix: "write one string, with the other values as `${…}`." },
  ])
})

test.each([
  ["10.0.0.0/16", 5],
  ["1.2.3", 5],
  ["[10.0.0.0/16]", 6],
  ["{ b = 10.0.0.1 }", 11],
])("in %s, the text without quotes is reported", (value, column) => {
  const [text = ""] = /[\d./]+/.exec(value) ?? []
  expect(faultsOf(value)).toEqual([
    {
      line: 1,
      column,
      message: `"${text}" is not a number, and a string has quotes.`,
      fix: `write \`"${text}"\`.`,
    },
  ])
})

test.each([
  "1 + 2",
  '"1" + 2',
  '"${var.b}" + 1',
  '"%{ if var.b }1%{ endif }" + 2',
  "1.5 / 2",
  "var.a.0.b",
  '"a+b"',
  '"10.0.0.0/16"',
  '"1.2.3"',
  "<<EOT\na + b\nEOT",
  "a[1.0]",
])("%s has no fault", (value) => {
  expect(faultsOf(value)).toEqual([])
})

test("in an expression that the parser may misread, nothing is reported", () => {
  const { root } = readTree(parser, 'a = [1.2.3, "a" + "b",, 1]\n')
  expect(operandFaults(childOf(childOf(childOf(root, "body"), "attribute"), "expression"))).toEqual([])
})
