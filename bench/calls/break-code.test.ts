import { expect, test } from "vitest"
import { Random } from "../../tests/random"
import { mistakes } from "./break-code"

const code = 'a = <<EOT\n  (\nEOT\nb = { # (\n  "c(" = 1\n}\n'

test.each([
  ["a missing closing bracket", code.replace(/\}\n$/, "\n"), 4],
  ["a missing opening bracket", code.replace("{", ""), 4],
  ["a closing bracket too many", code.replace("}", "}}"), 6],
  ["a missing value", code.replace("1", ""), 5],
])("%s is made outside of texts, with its line", (name, text, line) => {
  for (let seed = 0; seed < 20; seed++)
    expect(mistakes[name]?.(code, new Random(seed))).toEqual({ text, line })
})

test("code without a place for a mistake stays whole", () => {
  for (const makeMistake of Object.values(mistakes))
    expect(makeMistake("# {}\n", new Random(1))).toBeUndefined()
})
