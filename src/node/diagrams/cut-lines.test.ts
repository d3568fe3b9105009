import { expect, test } from "vitest"
import { cutLine } from "./cut-lines"

const line = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 50 },
]

test("a line without a rectangle on it is not cut", () => {
  expect(cutLine(line, [{ x: 0, y: 10, width: 90, height: 10 }])).toEqual([line])
})

test("a rectangle on a line leaves a part on each side", () => {
  expect(cutLine(line, [{ x: 40, y: -5, width: 20, height: 10 }])).toEqual([
    [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
    ],
    [{ x: 60, y: 0 }, ...line.slice(1)],
  ])
})

test("a rectangle over a corner removes the corner", () => {
  expect(cutLine(line, [{ x: 90, y: -5, width: 20, height: 15 }])).toEqual([
    [
      { x: 0, y: 0 },
      { x: 90, y: 0 },
    ],
    [
      { x: 100, y: 10 },
      { x: 100, y: 50 },
    ],
  ])
})

test("a line that is completely under a rectangle is removed", () => {
  expect(cutLine(line, [{ x: -1, y: -1, width: 200, height: 100 }])).toEqual([])
})

test("a rectangle that only touches a line does not cut it", () => {
  expect(cutLine(line, [{ x: 20, y: 0, width: 20, height: 10 }])).toEqual([line])
  expect(cutLine(line, [{ x: 20, y: -10, width: 20, height: 10 }])).toEqual([line])
})

test("a rectangle that starts at a corner cuts only the line after the corner", () => {
  expect(cutLine(line, [{ x: 95, y: 0, width: 10, height: 10 }])).toEqual([
    line.slice(0, 2),
    [
      { x: 100, y: 10 },
      { x: 100, y: 50 },
    ],
  ])
})

test("a line is cut at the same points in either direction", () => {
  const holes = [
    { x: 40, y: -5, width: 20, height: 10 },
    { x: 90, y: 20, width: 20, height: 10 },
  ]
  const reversed = cutLine(line.toReversed(), holes).map((piece) => piece.toReversed())
  expect(reversed.toReversed()).toEqual(cutLine(line, holes))
})
