import { expect, test } from "vitest"
import { firstScreenOf } from "./first-screen"

test("the first screen ends before its mark", () => {
  expect(firstScreenOf("<p>a</p>\n<!--below the first screen--><p>b</p>")).toBe("<p>a</p>\n")
})

test("the first screen of a page without the mark is the whole page", () => {
  expect(firstScreenOf("<p>a</p>")).toBe("<p>a</p>")
})
