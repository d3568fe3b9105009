import { expect, test } from "vitest"
import { type MenuEvent, type MenuState, nextMenu } from "./menu-state"

test.each([
  ["closed", "enter", "hovered"],
  ["hovered", "leave", "closed"],
  ["hovered", "press", "pinned"],
  ["pinned", "enter", "pinned"],
  ["pinned", "leave", "pinned"],
  ["pinned", "press", "closed"],
  ["closed", "press", "pinned"],
  ["closed", "pin", "pinned"],
  ["pinned", "close", "closed"],
] satisfies [MenuState, MenuEvent, MenuState][])("%s, %s: %s", (before, event, after) => {
  expect(nextMenu(before, event)).toBe(after)
})
