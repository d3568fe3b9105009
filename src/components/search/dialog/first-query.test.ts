import { expect, test } from "vitest"
import { withKey } from "./first-query"

test.each([
  ["a letter is appended", { text: "ek", isTyped: true }, "s", "eks"],
  ["a space is appended", { text: "eks", isTyped: true }, " ", "eks "],
  ["a character replaces selected text", { text: "selected", isTyped: false }, "e", "e"],
  ["Backspace removes the last character", { text: "a😀", isTyped: true }, "Backspace", "a"],
  ["Backspace removes selected text", { text: "selected", isTyped: false }, "Backspace", ""],
  ["Backspace in an empty field changes nothing", { text: "", isTyped: true }, "Backspace", ""],
])("%s", (_, before, key, text) => {
  expect(withKey(before, key)).toEqual({ text, isTyped: true })
})
