import { expect, test } from "vitest"
import { escapeRegExp } from "./escape-reg-exp"

test("an escaped text matches only itself", () => {
  const text = String.raw`a.b*c+d?e^f$g{h}i(j)k|l[m]n\o`
  expect(text).toMatch(new RegExp(`^${escapeRegExp(text)}$`))
  expect("axb").not.toMatch(new RegExp(escapeRegExp("a.b")))
})
