import { expect, test } from "vitest"
import { nextProgress, type Progress, type ProgressEvent } from "./use-progress"

test.each([
  ["starts at the minimum", null, "start", 0.08],
  ["advances by two hundredths", 0.5, "trickle", 0.52],
  ["does not advance before it is shown", null, "trickle", null],
  ["never advances to the end", 0.99, "trickle", 0.994],
  ["fills at the end", 0.3, "finish", 1],
  ["shows nothing for a page that was quick", null, "finish", null],
  ["goes away", 1, "hide", null],
] satisfies [string, Progress, ProgressEvent, Progress][])("%s", (_, before, event, after) => {
  expect(nextProgress(before, event)).toBe(after)
})
