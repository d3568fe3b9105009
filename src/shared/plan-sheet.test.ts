import { expect, test } from "vitest"
import { isPlanPart, planParts } from "./plan"
import { planPartPath, planPath, planSheet } from "./plan-sheet"

test.each(planParts)("the path of %s is part of the whole plan's path", (part) => {
  const rects = planPartPath(part).split("z").filter(Boolean)
  expect(rects).not.toEqual([])
  for (const rect of rects) expect(planPath).toContain(rect)
})

test("everything is drawn within the sheet", () => {
  for (const [, x, y, width, height] of planPath.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)) {
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(planSheet.width)
    expect(Number(y) + Number(height)).toBeLessThanOrEqual(planSheet.height)
  }
})

test("other words are not parts of the plan", () => {
  expect(isPlanPart("prod")).toBe(true)
  expect(isPlanPart("attic")).toBe(false)
  expect(isPlanPart(null)).toBe(false)
})
