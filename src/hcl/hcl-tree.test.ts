import { beforeAll, expect, onTestFinished, test, vi } from "vitest"
import type { Parser } from "web-tree-sitter"
import { hclFaults } from "../node/reference/hcl-syntax"
import { loadParser } from "../node/reference/parse-hcl"
import { readTree, walk } from "./hcl-tree"

let parser: Parser
beforeAll(async () => {
  parser = await loadParser()
})

test.each([
  ["a map", "a = {\n  b = 1\n  c = = 2\n  d = 3\n}\n", 3, 7],
  ["a block", "a {\n  b = 1\n  c 2\n}\nd = 3\n", 3, 5],
  ["a map in a block", 'm "x" {\n  a = {\n    b = 1\n    c = 1 + * 2\n  }\n}\n', 4, 13],
  ["a list", "a = 1\nb = [\n  1,\n  2\n  3,\n]\n", 5, 3],
  ["arguments", "a = 1\nb {\n  c = f(\n    1\n    2\n  )\n}\n", 5, 5],
  ["a map after blocks and comments", "a {\n}\n# b\nc = {\n  d = 1\n  e = ?\n}\nf {\n}\n", 6, 7],
  ["letters that take several bytes", 'a = {\n  b = "äöü😀" = 1\n}\n', 2, 15],
])("a syntax error in %s is where HashiCorp's parser reports it", async (_, text, line, column) => {
  expect(readTree(parser, text).fault).toEqual({ line, column })
  const { faults } = await hclFaults(text, { tooDeep: false })
  expect(faults[0]?.line).toBe(line)
})

test("a syntax error in a very long map is reported at its start", () => {
  const text = `a = 1\nb = {\n${"  c = 1\n".repeat(3_000)}  d = = 1\n}\n`
  expect(readTree(parser, text).fault).toEqual({ line: 2, column: 1 })
})

test("a syntax error after many blocks is found", () => {
  const text = `${"a {\n  b = 1\n}\n".repeat(3_000)}c {\n  d = 1\n  e = = 1\n}\n`
  expect(readTree(parser, text).fault).toEqual({ line: 9_003, column: 7 })
})

test("a text that takes too long to parse has an empty tree, and the position of its start", () => {
  let time = 0
  vi.spyOn(performance, "now").mockImplementation(() => (time += 60_000))
  onTestFinished(() => void vi.restoreAllMocks())
  const tree = readTree(parser, "a {\n  b = 1\n}\n".repeat(3_000))
  expect(tree.root.children).toEqual([])
  expect(tree.fault).toEqual({ line: 1, column: 1 })
  expect(readTree(parser, "a = 1\n").fault).toBeUndefined()
})

test("a name that ends like a number with an exponent is a name", () => {
  const typesOf = (value: string) =>
    [...walk(readTree(parser, `a = ${value}\n`).root)].map(({ type }) => type)
  expect(typesOf("b1e+5")).toContain("binary_operation")
  expect(typesOf("1e+5")).not.toContain("binary_operation")
})

test("brackets after the start of a heredoc without an end are its text, as for HashiCorp's parser", async () => {
  const text = `a = <<EOT\n${"[".repeat(2_000)}\n`
  const { tooDeep } = readTree(parser, text)
  expect(tooDeep).toBe(false)
  expect((await hclFaults(text, { tooDeep })).faults[0]?.message).toMatch(/^Unterminated template string/)
})

test("the time to read heredocs without an end grows with their length, not with the square of it", () => {
  const before = process.cpuUsage()
  readTree(parser, `a = = 1\n${"<<A\n".repeat(100_000)}`)
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(10)
})

test("the parser logs nothing after the position of a syntax error was found", () => {
  readTree(parser, "a = = 1\n")
  expect(parser.getLogger()).toBeNull()
})
