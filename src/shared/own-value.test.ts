import { expect, test } from "vitest"
import { ownValue } from "./own-value"

test("properties of `Object.prototype` are no values", () => {
  expect(ownValue({ a: 1 }, "a")).toBe(1)
  for (const name of ["b", "constructor", "toString", "__proto__"])
    expect(ownValue<unknown>({ a: 1 }, name)).toBeUndefined()
})
