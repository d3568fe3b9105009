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

const noWord = (word: string, sign: string) => ({
  message: `HCL has no "${word}".`,
  fix: `write \`${sign}\`.`,
})
const noIn = {
  message: 'HCL has no "in" outside of "for".',
  fix: "write `contains(list, value)`.",
}
const condition = "write `condition ? value : other_value`."
const noEnd = (sign: string) => ({
  message: `The value ends with "${sign}".`,
  fix: `write what comes after the \`${sign}\` on this line, or delete it.`,
})
const noQuotes = (value: string) => ({
  message: `"${value}" is neither a number nor a string, which has quotes.`,
  fix: `write \`"${value}"\`.`,
})
const unquoted = { message: "The value is a string without quotes.", fix: "put it in quotes." }
const quoteInString = {
  message: "The string ends at its second quote.",
  fix: 'write `\\"` for a quote within a string.',
}

test.each([
  ["a = var.b and var.c", { column: 11, ...noWord("and", "&&") }],
  ['a = var.b == "x and y" or var.c', { column: 24, ...noWord("or", "||") }],
  ["a = (b.c or d)", { column: 10, ...noWord("or", "||") }],
  ['a = var.b or "c"', { column: 11, ...noWord("or", "||") }],
  ["a = not var.b", { column: 5, ...noWord("not", "!") }],
  ["a = f(not b)", { column: 7, ...noWord("not", "!") }],
  ['a = "b" in var.c', { column: 9, ...noIn }],
  ["a = f(b in [1])", { column: 9, ...noIn }],
  [
    "a = if var.b { 1 } else { 2 }",
    { column: 5, message: 'HCL has no "if" before a value.', fix: condition },
  ],
  ['a = var.b ? "c:d" # later', { column: 11, message: 'The condition has no ":".', fix: condition }],
  ["a = f(b ? c)", { column: 9, message: 'The condition has no ":".', fix: condition }],
  [
    "a = var.",
    { column: 8, message: "The reference ends with its dot.", fix: "write a name after the dot." },
  ],
  ["a = var.b +", { column: 11, ...noEnd("+") }],
  ["a = (1 +)", { column: 8, ...noEnd("+") }],
  ["a = var.b &&", { column: 11, ...noEnd("&&") }],
  ["a = var.b ? 1 :", { column: 15, ...noEnd(":") }],
  ["a = 10Gi", { column: 5, ...noQuotes("10Gi") }],
  ["a = [1, 30s]", { column: 9, ...noQuotes("30s") }],
  ["a = 10Gi # later", { column: 5, ...noQuotes("10Gi") }],
  ['a = "b "c" d"', { column: 9, ...quoteInString }],
])("in %s, the mistake is reported where it is", expectFault)

test.each([
  "git@github.com:a/b.git//modules/c?ref=v1.0.0",
  "aws:kms",
  "Example Corp",
  "1 Example Street, Springfield",
  "+12175550100",
  "~> 1.6",
  "../../vpc",
  "/up",
  "$Name",
  "docs/",
  "--b=c --d=e:f",
])("%s is a string without quotes", async (value) => {
  await expectFault(`a = ${value}`, { column: 5, ...unquoted })
})

async function expectFault(text: string, fault: object): Promise<void> {
  const before = "b {\n  c = 1\n}\n"
  for (const after of ["", "e = 1\n"]) {
    const whole = `${before}${text}\n${after}`
    expect(tokenFault(readTree(parser, whole))).toEqual({ line: 4, ...fault })
    expect((await hclFaults(whole, { tooDeep: false })).faults).not.toEqual([])
  }
}

test("`in` after two names of a `for` is not reported", () => {
  const { message } = tokenFault(readTree(parser, "a = { for b, c in d : b => = c }\n"))
  expect(message).toMatch(/^The code cannot be read/)
})

test.each(["a = var.b var.c # this and that\n", "a = 1e5 var.c\n", "a = 0x1F var.c\n"])(
  "in %j, neither a comment nor a number is reported",
  (text) => {
    expect(tokenFault(readTree(parser, text)).message).toMatch(/^The code cannot be read/)
  },
)

test.each(["a = b c = 1\n", "a = var.b var.c\n", "a = b ? c d\n", `a = ${"b ".repeat(600)}\n`])(
  "%j is not taken for a string without quotes",
  (text) => {
    expect(tokenFault(readTree(parser, text)).message).not.toBe(unquoted.message)
  },
)
