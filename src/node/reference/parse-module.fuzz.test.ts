import { readFileSync } from "node:fs"
import { globSync } from "tinyglobby"
import { expect, test } from "vitest"
import { Random } from "../../../tests/random"
import { parseModule } from "./parse-module"

const files = globSync("content/reference/services/*/*/{variables,outputs}.tf").sort()
const texts = files.map((file) => readFileSync(file, "utf8"))

const pieces = [
  ..."{}[]()\"'\\#=:,.?*%$\n\t\u0000\u2028é\ud800",
  ...[
    "${",
    "%{",
    "<<EOT\n",
    "<<-EOT\n",
    "\nEOT\n",
    "/*",
    "*/",
    "//",
    "\r\n",
    "\r",
    "\ufeff",
    "😀",
    "null",
    "...",
    "=>",
  ],
  ...[
    "for x in y : x",
    "if",
    'variable "x" {',
    'output "" {',
    "type = object({",
    "optional(",
    "validation {",
  ],
]

function mutate(text: string, random: Random): string {
  let result = text
  for (let edits = 1 + random.below(5); edits > 0; edits--) {
    const at = random.below(result.length + 1)
    const kind = random.below(4)
    if (kind === 0) result = result.slice(0, at) + random.pick(pieces) + result.slice(at)
    else if (kind === 1) result = result.slice(0, at) + result.slice(at + 1 + random.below(40))
    else if (kind === 2)
      result =
        result.slice(0, at) + result.slice(random.below(result.length + 1)).slice(0, 80) + result.slice(at)
    else result = result.slice(0, at)
  }
  return result
}

test("no mutation of a real file crashes or hangs the parser, and every problem has a position in the text", async () => {
  const random = new Random(20261120)
  let faulty = 0
  for (let round = 0; round < 250; round++) {
    const source = random.pick(texts)
    const start = random.below(source.length)
    const text = mutate(source.slice(start, start + 2000), random)
    const { inputs, outputs, problems } = await parseModule({
      variables: { file: "variables.tf", text },
      outputs: { file: "outputs.tf", text },
    })
    if (problems.length > 0) faulty++
    const lines = text.split("\n").length
    for (const { line = 0, column = 0, message } of problems) {
      expect(line).toBeGreaterThan(0)
      expect(line).toBeLessThanOrEqual(lines)
      expect(column).toBeGreaterThan(0)
      expect(message).toMatch(/\S.*[.!?]$/s)
    }
    for (const { name, line } of [...inputs, ...outputs]) {
      expect(name).not.toBe("")
      expect(line).toBeLessThanOrEqual(lines)
    }
  }
  expect(texts).not.toEqual([])
  expect(faulty).toBeGreaterThan(60)
}, 60_000)

test.each([
  ["brackets", "[", "]"],
  ["parentheses", "(", ")"],
  ["braces", "{a=", "}"],
  ["types", "list(", ")"],
  ["interpolations", '"${', '}"'],
  ["open brackets", "[", ""],
  ["signs", "!", ""],
])(
  "%s nested two thousand levels deep do not crash the process",
  async (_, open, close) => {
    const text = `variable "x" {\n  default = ${open.repeat(2000)}1${close.repeat(2000)}\n  type = string\n}\n`
    const { problems } = await parseModule({
      variables: { file: "f", text },
      outputs: { file: "g", text: "" },
    })
    expect(problems.map(({ message }) => message)).toEqual(["The text is nested too deeply to be read."])
  },
  30_000,
)
