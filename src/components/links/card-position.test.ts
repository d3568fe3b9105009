import { expect, test } from "vitest"
import { cardPosition } from "./card-position"

const card = { width: 344, height: 100 }
const phone = { width: 360, height: 700 }
const wide = { width: 1440, height: 700 }
const line = (left: number, top: number) => ({ left, top, bottom: top + 22 })

test("a preview begins below its link, where the link begins", () => {
  expect(cardPosition([line(600, 300)], card, wide)).toEqual({ left: 600, top: 328 })
})

test("a preview covers no line of a link that continues on the next line", () => {
  expect(cardPosition([line(204, 406), line(17, 434)], card, phone)).toEqual({ left: 8, top: 462 })
  expect(cardPosition([line(204, 606), line(17, 634)], card, phone)).toEqual({ left: 8, top: 500 })
})

test("a preview stays within the window, and is placed above the link only if there is space", () => {
  expect(cardPosition([line(1300, 300)], card, wide).left).toBe(1440 - 344 - 8)
  expect(cardPosition([line(600, 650)], card, wide).top).toBe(650 - 6 - 100)
  expect(cardPosition([line(600, 50)], card, { width: 1440, height: 120 }).top).toBe(78)
})
