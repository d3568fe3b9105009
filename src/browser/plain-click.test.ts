import { expect, test } from "vitest"
import { isPlainClick } from "./plain-click"

const plain = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test.each([
  ["the main button", { ...plain, button: 0 }, true],
  ["a key", plain, true],
  ["the middle button", { ...plain, button: 1 }, false],
  ["the main button with Ctrl", { ...plain, button: 0, ctrlKey: true }, false],
  ["a key with Shift", { ...plain, shiftKey: true }, false],
  ["a key with Alt", { ...plain, altKey: true }, false],
  ["a key with Cmd", { ...plain, metaKey: true }, false],
])("%s: %j is plain: %s", (_, click, expected) => {
  expect(isPlainClick(click)).toBe(expected)
})
