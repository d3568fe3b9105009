import { expect, test } from "vitest"
import { firstScreenOf } from "./first-screen"

test("the first screen ends before its mark", () => {
  expect(firstScreenOf("<p>a</p>\n<!--below the first screen--><p>b</p>")).toBe("<p>a</p>\n")
})

test("a page without the mark is its first screen", () => {
  expect(firstScreenOf("<p>a</p>")).toBe("<p>a</p>")
})
