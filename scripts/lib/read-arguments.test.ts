import { expect, test } from "vitest"
import { oneOf, readArguments } from "./read-arguments.mjs"

const options = { json: { type: "string" }, all: { type: "boolean" }, output: { type: "string" } } as const
const usage = "Usage: npm run something"

test("options and positional arguments are parsed", () => {
  const args = ["one", "--json=a.json", "--all", "--", "--two"]
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage)
  expect({ ...values }).toEqual({ json: "a.json", all: true })
  expect(positionals).toEqual(["one", "--two"])
})

test.each([
  [["--force"], "Unknown option '--force'."],
  [["--jsn=a"], "Unknown option '--jsn'. Did you mean '--json'?"],
  [["--jsno=a"], "Unknown option '--jsno'. Did you mean '--json'?"],
  [["--jsons=a"], "Unknown option '--jsons'. Did you mean '--json'?"],
  [["--out=a"], "Unknown option '--out'. Did you mean '--output'?"],
  [["-f"], "Unknown option '-f'."],
  [["one"], "Unexpected argument 'one'."],
  [["--all=yes"], "Option '--all' does not take an argument."],
  [["--json"], "Option '--json <value>' argument missing."],
])("%j is rejected with the usage", (args, sentence) => {
  expect(() => readArguments({ args, options }, usage)).toThrow(new Error(`${sentence}\n\n${usage}`))
})

test("an option that takes one of several words refuses others", () => {
  expect(oneOf("--format", "json", ["text", "json"], usage)).toBe("json")
  expect(() => oneOf("--format", "xml", ["text", "json"], usage)).toThrow(
    new Error(`--format takes text, json, not "xml".\n\n${usage}`),
  )
})
