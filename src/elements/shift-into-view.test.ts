import { expect, test } from "vitest"
import { shiftIntoView } from "./shift-into-view"

const frame = { left: 0, right: 100, top: 0, bottom: 50 }

test.each([
  ["stays where it is in sight", { left: 10, right: 90, top: 10, bottom: 40 }, [0, 0]],
  ["comes from the left and from above", { left: -30, right: 0, top: -5, bottom: 5 }, [30, 5]],
  ["comes from the right and from below", { left: 90, right: 120, top: 60, bottom: 70 }, [-20, -20]],
  ["is shown from its start when it is larger", { left: 20, right: 150, top: 0, bottom: 50 }, [-20, 0]],
] as const)("a box %s", (_, inner, shift) => {
  expect(shiftIntoView(inner, frame)).toEqual(shift)
})
