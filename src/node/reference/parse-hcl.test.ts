import { expect, test } from "vitest"
import { parseHcl, validityOf } from "./parse-hcl"

test.each([
  ["a sound text", 'a = 1\nb "c" {\n  d = [1, 2]\n}\n'],
  ["an empty text", ""],
  ["a faulty text", "a = \nb {"],
  ["a long text", "a = 1\n".repeat(400)],
  ["a text nested in brackets", `a = ${"[".repeat(400)}${"]".repeat(400)}`],
  ["a text nested in operators", `a = ${"1 + ".repeat(600)}1`],
])("for %s, the quick check and the parser agree", async (_, text) => {
  const { tooDeep } = await parseHcl(text)
  expect(await validityOf(text)).toEqual({ tooDeep })
})

test("operators that are nested too deeply are detected", async () => {
  expect((await validityOf(`a = ${"1 + ".repeat(600)}1`)).tooDeep).toBe(true)
})
