import { expect, test } from "vitest"
import { forbidCodeFromText } from "./forbid-code-from-text"

test("no function leads to one that runs text as code", () => {
  forbidCodeFromText()
  const key = ["con", "structor"].join("") as "constructor"
  for (const made of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    const { name } = made[key]
    expect(() => (made[key] as FunctionConstructor)("return process")).toThrow(
      "Pages cannot run text as code.",
    )
    expect(name).toMatch(/^(?:Async)?(?:Generator)?Function$/)
  }
  expect(() => {}).toBeInstanceOf(Function)
})
