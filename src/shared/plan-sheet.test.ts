import { expect, test } from "vitest"
import { isPlanPart, planParts } from "./plan"
import { planPartPath, planPath, planSheet } from "./plan-sheet"

test.each(planParts)("%s is drawn as a part of the whole", (part) => {
  const rects = planPartPath(part).split("z").filter(Boolean)
  expect(rects).not.toEqual([])
  for (const rect of rects) expect(planPath).toContain(rect)
})

test("nothing is drawn beside the sheet", () => {
  for (const [, x, y, width, height] of planPath.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)) {
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(planSheet.width)
    expect(Number(y) + Number(height)).toBeLessThanOrEqual(planSheet.height)
  }
})

test("other words name no part", () => {
  expect(isPlanPart("prod")).toBe(true)
  expect(isPlanPart("attic")).toBe(false)
  expect(isPlanPart(null)).toBe(false)
})
