import { expect, test } from "vitest"
import { fitted, movedBy, overlap, type Drawing } from "./drawing"

const drawing: Drawing = {
  width: 0,
  height: 0,
  shapes: [{ x: 10, y: 20, width: 40, height: 20, outline: "box", lines: [] }],
  frames: [{ x: 0, y: 10, width: 60, height: 40, title: "Stage" }],
  edges: [
    {
      points: [
        { x: 50, y: 30 },
        { x: 90, y: 30 },
      ],
      style: "solid",
      label: { x: 70, y: 20, width: 50, height: 20, lines: ["a"] },
    },
  ],
}

test("a drawing is as large as what is in it: labels, and the half of a title above its frame, too", () => {
  const { width, height, shapes, frames, edges } = fitted(drawing)
  expect({ width, height }).toEqual({ width: 120, height: 58 })
  expect([shapes[0]?.y, frames[0]?.y, edges[0]?.points[0]?.y, edges[0]?.label?.y]).toEqual([19, 9, 29, 19])
})

test("a drawing is moved with its labels", () => {
  const { edges } = movedBy(drawing, { x: 5, y: -5 })
  expect(edges).toMatchObject([{ points: [{ x: 55, y: 25 }, { x: 95 }], label: { x: 75, y: 15 } }])
})

test("boxes that only touch do not overlap", () => {
  const box = { x: 0, y: 0, width: 10, height: 10 }
  const beside = [
    [10, 0],
    [-10, 0],
    [0, 10],
    [0, -10],
  ].map(([x = 0, y = 0]) => ({ ...box, x, y }))
  expect(beside.map((other) => overlap(box, other))).toEqual([false, false, false, false])
  expect(overlap(box, { ...box, x: 9, y: -9 })).toBe(true)
})
