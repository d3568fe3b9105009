import { expect, test } from "vitest"
import { parseHcl } from "../../src/node/reference/parse-hcl"
import { mistakes } from "./break-code"

const code = 'a = <<EOT\n  (\nEOT\nb = { # (\n  "c(" = "${d}"\n}\n'

test.each([
  ["a missing closing bracket", code.replace(/\}\n$/, "\n"), 4],
  ["a missing opening bracket", code.replace("b = {", "b = "), 4],
  ["a closing bracket too many", code.replace(/\}\n$/, "}}\n"), 6],
])("%s is made outside of strings and comments, and has its line", async (name, text, line) => {
  expect(mistakes[name]?.(await parseHcl(code))).toEqual([{ text, line }])
})

test("values without brackets are removed one at a time", async () => {
  const values = 'a = 1 # one\nb = {\n  c = "d"\n  e = [1]\n}\n'
  expect(mistakes["a missing value"]?.(await parseHcl(values))).toEqual([
    { text: values.replace("1 #", " #"), line: 1 },
    { text: values.replace('"d"', ""), line: 3 },
  ])
})

test("quotes are removed from strings that cannot be parsed without them", async () => {
  const values = 'a = "b-1"\nc = {\n  d = "e f" # g\n  h = "${i}"\n  j = "../k"\n}\n'
  expect(mistakes["a string without quotes"]?.(await parseHcl(values))).toEqual([
    { text: values.replace('"e f"', "e f"), line: 3 },
  ])
})

test("code in which no mistake can be made results in none", async () => {
  const tree = await parseHcl("# {}\n")
  for (const makeMistakes of Object.values(mistakes)) expect(makeMistakes(tree)).toEqual([])
})
