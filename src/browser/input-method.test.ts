import { expect, test } from "vitest"
import { isForInputMethod } from "./input-method"

test.each([
  ["a key during a composition", { isComposing: true, keyCode: 13 }, true],
  ["the key that ended a composition in Safari", { isComposing: false, keyCode: 229 }, true],
  ["any other key", { isComposing: false, keyCode: 13 }, false],
])("%s: %j is handled by the input method: %s", (_, key, expected) => {
  expect(isForInputMethod(key as KeyboardEvent)).toBe(expected)
})
