import { expect, test } from "vitest"
import type { Box, Drawing, Edge, Frame, Shape } from "./drawing"
import { titleWidth, withTightFrames } from "./tight-frames"

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const shape = (at: Box): Shape => ({ ...at, outline: "box", lines: [] })
const frame = (at: Box, title = ""): Frame => ({ ...at, title })
const edge = (points: [number, number][], fields: Partial<Edge> = {}): Edge => ({
  points: points.map(([x, y]) => ({ x, y })),
  style: "solid",
  ...fields,
})

function framesOf(drawing: Partial<Drawing>): Box[] {
  const { frames } = withTightFrames({
    width: 400,
    height: 400,
    shapes: [],
    edges: [],
    frames: [],
    ...drawing,
  })
  return frames.map(({ x, y, width, height }) => box(x, y, width, height))
}

const wide = frame(box(0, 0, 300, 200))
const content = shape(box(100, 80, 60, 40))
/** The content with the space around it, of which there is more above. */
const tight = box(86, 60, 88, 76)

test("a frame is as large as its content, with space for the title above", () => {
  expect(framesOf({ frames: [wide], shapes: [content] })).toEqual([tight])
  expect(framesOf({ frames: [wide], shapes: [content, shape(box(310, 0, 9, 9))] })).toEqual([tight])
})

test("a frame has its lines and labels inside, and the frame of an inner group", () => {
  const inside = edge([
    [120, 120],
    [120, 150],
  ])
  const label = { ...box(40, 130, 100, 20), lines: ["a"] }
  expect(framesOf({ frames: [wide], shapes: [content], edges: [inside] })).toEqual([
    { ...tight, height: 106 },
  ])
  expect(framesOf({ frames: [wide], shapes: [content], edges: [{ ...inside, label }] })).toEqual([
    box(26, 60, 148, 106),
  ])
  const through = edge([
    [20, -20],
    [20, 300],
  ])
  expect(framesOf({ frames: [wide], shapes: [content], edges: [through] })).toEqual([tight])
  const inner = frame(box(50, 40, 200, 130))
  expect(framesOf({ frames: [inner, wide], shapes: [content] })).toEqual([tight, box(72, 40, 116, 112)])
})

test("a frame at which a line ends, or that is empty, is not changed", () => {
  const to = edge([
    [350, 100],
    [300, 100],
  ])
  expect(framesOf({ frames: [wide], shapes: [content], edges: [to] })).toEqual([box(0, 0, 300, 200)])
  expect(framesOf({ frames: [wide] })).toEqual([box(0, 0, 300, 200)])
})

test("a frame stays as wide as its title, within the frame as laid out", () => {
  const title = "A title that is longer than the content"
  const width = titleWidth(title)
  expect(framesOf({ frames: [{ ...wide, title }], shapes: [content] })).toEqual([
    { ...tight, x: 300 - width, width },
  ])
  const onLeft = shape(box(20, 80, 60, 40))
  expect(framesOf({ frames: [{ ...wide, title }], shapes: [onLeft] })).toEqual([{ ...tight, x: 6, width }])
})

test("a frame that is too narrow for its title becomes wider on the side where nothing is", () => {
  const title = "A title that is longer than the frame"
  const small = frame(box(100, 0, 100, 80), title)
  const width = titleWidth(title)
  const missing = width - 100
  const at = (...others: Box[]) => framesOf({ frames: [small], shapes: others.map(shape) })
  expect(at()).toEqual([box(100, 0, width, 80)])
  const [inOuter] = framesOf({
    frames: [small, frame(box(-300, -50, 800, 200))],
    shapes: [shape(box(210, 0, 50, 80))],
  })
  expect(inOuter?.x).toBe(Math.round(100 - missing))
  expect(at(box(210, 0, 50, 80))).toEqual([box(Math.round(100 - missing), 0, width, 80)])
  const near = Math.round(200 + missing / 2) + 6
  expect(at(box(near, 0, 50, 80))).toEqual([box(Math.round(100 - missing / 2), 0, width, 80)])
  expect(at(box(210, 0, 50, 80), box(0, 0, 90, 80))).toEqual([box(100, 0, width, 80)])
})
