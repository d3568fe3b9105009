import { expect, test } from "vitest"
import { isSearchShortcut, type KeyPress } from "./use-search-shortcut"

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ignoresSlash: false }

test.each([
  [{ key: "k", ctrlKey: true }, true],
  [{ key: "K", metaKey: true }, true],
  [{ key: "k", ctrlKey: true, ignoresSlash: true }, true],
  [{ key: "/" }, true],
  [{ key: "/", ignoresSlash: true }, false],
  [{ key: "/", ctrlKey: true }, false],
  [{ key: "k" }, false],
  [{ key: "k", ctrlKey: true, altKey: true }, false],
  [{ key: "K", ctrlKey: true, shiftKey: true }, false],
  [{ key: "/", shiftKey: true }, true],
] satisfies [Partial<KeyPress> & { key: string }, boolean][])("%o: %s", (press, expected) => {
  expect(isSearchShortcut({ ...none, ...press })).toBe(expected)
})
