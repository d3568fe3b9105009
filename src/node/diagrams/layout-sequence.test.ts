import { expect, test } from "vitest"
import { overlap, type Box, type Drawing, type Edge } from "./drawing"
import { layoutSequence, type SequenceStyle } from "./layout-sequence"
import { readSequence } from "./sequence"

const spacious: SequenceStyle = { textWidth: 150, labelWidth: 180, spacious: true, width: 600 }
const narrow: SequenceStyle = { textWidth: 60, labelWidth: 140, spacious: false, width: 322 }
const layOut = (style: SequenceStyle, ...lines: string[]) =>
  layoutSequence(readSequence(["sequenceDiagram", ...lines].join("\n")), style)

const headsOf = ({ shapes }: Drawing) => shapes.filter(({ outline }) => outline === "box")
const notesOf = ({ shapes }: Drawing) => shapes.filter(({ outline }) => outline === "note")
const lifelinesOf = ({ edges }: Drawing) => edges.filter(({ style }) => style === "life")
const messagesOf = ({ edges }: Drawing) => edges.filter(({ style }) => style !== "life")
const xOf = (edge: Edge | undefined) => edge?.points[0]?.x ?? Number.NaN
const middleOf = ({ x, width }: Box) => x + width / 2
const bottomOf = ({ y, height }: Box) => y + height

test("lifelines start below the middle of their participant, and end below the last step", () => {
  const drawing = layOut(spacious, "A->>B: first", "B->>A: second")
  const last = messagesOf(drawing).at(-1)?.points[0]?.y ?? 0
  for (const [index, { points }] of lifelinesOf(drawing).entries()) {
    const head = headsOf(drawing)[index]
    expect(points[0]).toEqual({ x: head && Math.round(middleOf(head)), y: head && bottomOf(head) })
    expect(points[1]?.x).toBe(points[0]?.x)
    expect(points[1]?.y).toBeGreaterThan(last)
  }
})

test("a message is an arrow between two lifelines, with its text above", () => {
  const drawing = layOut(spacious, "A->>B: solid", "B-->>A: dotted", "A->B: no head")
  const [a, b] = lifelinesOf(drawing).map(xOf)
  expect(messagesOf(drawing)).toMatchObject([
    { style: "solid", end: true, points: [{ x: a }, { x: b }], label: { lines: ["solid"] } },
    { style: "dotted", end: true, points: [{ x: b }, { x: a }] },
    { style: "solid", end: false },
  ])
  for (const { points, label } of messagesOf(drawing)) {
    expect(label && bottomOf(label)).toBeLessThan(points[0]?.y ?? 0)
    expect(label && Math.abs(middleOf(label) - ((a ?? 0) + (b ?? 0)) / 2)).toBeLessThanOrEqual(1)
  }
})

test("each step is below the one before it", () => {
  const drawing = layOut(
    spacious,
    "A->>B: one",
    "Note over A,B: two",
    "B->>B: three",
    "Note right of A: four",
    "A->>B: five",
  )
  const steps = [...messagesOf(drawing).flatMap(({ label }) => label ?? []), ...notesOf(drawing)]
  const inOrder = ["one", "two", "three", "four", "five"].map((text) =>
    steps.find(({ lines }) => lines[0] === text),
  )
  for (const [index, step] of inOrder.entries()) {
    const before = inOrder[index - 1]
    if (before && step) expect(step.y).toBeGreaterThan(bottomOf(before))
  }
})

test("a note is in the middle between its participants, within the diagram", () => {
  const drawing = layOut(
    spacious,
    "A->>B: a message",
    "B->>C: another message",
    "Note over C,A: here",
    "Note over A: a long note",
  )
  const [a = 0, , c = 0] = lifelinesOf(drawing).map(xOf)
  const [between, first] = notesOf(drawing)
  expect(between && Math.abs(middleOf(between) - (a + c) / 2)).toBeLessThanOrEqual(1)
  expect([first?.x, headsOf(drawing)[0]?.x]).toEqual([0, 0])
})

test("in a spacious diagram, texts of messages are between the lifelines that they are about", () => {
  const texts = [
    "a text that is longer than both names",
    "another text that is longer",
    "over two of the columns",
  ]
  const drawing = layOut(spacious, `A->>B: ${texts[0]}`, `B->>C: ${texts[1]}`, `A->>C: ${texts[2]}`)
  for (const { points, label } of messagesOf(drawing)) {
    expect(label?.x).toBeGreaterThan(points[0]?.x ?? 0)
    expect(label && label.x + label.width).toBeLessThan(points[1]?.x ?? 0)
  }
  const apart = layOut(spacious, "A->>B: a", "B->>C: b", `A->>C: ${texts[0]} and ${texts[1]}`)
  const [left = 0, middle = 0, right = 0] = lifelinesOf(apart).map(xOf)
  expect(Math.abs(middle - left - (right - middle))).toBeLessThanOrEqual(1)
  const needed = (messagesOf(apart).at(-1)?.label?.width ?? 0) + 24
  expect(Math.abs(right - left - needed)).toBeLessThanOrEqual(2)
})

test("in a narrow diagram, texts of messages may exceed their lifelines, but not the diagram", () => {
  const drawing = layOut(
    narrow,
    "Left->>Right: a text that is much longer than the names",
    "Right->>Third: x",
  )
  for (const { label } of messagesOf(drawing)) {
    expect(label?.x).toBeGreaterThanOrEqual(0)
    expect(label && label.x + label.width).toBeLessThanOrEqual(drawing.width)
  }
  expect(headsOf(layOut({ ...narrow, width: 0 }, "A->>B: a text that is longer"))[0]?.x).toBe(0)
  const far = layOut(
    narrow,
    ...["A->>B: x", "B->>C: x", "C->>D: x"],
    "A->>D: a text that fits on one line here",
  )
  expect(messagesOf(far).at(-1)?.label?.lines).toHaveLength(1)
})

test.each([spacious, narrow])(
  "a message to oneself is a loop, on the side where its text fits (%o)",
  (style) => {
    const drawing = layOut(style, "A->>A: first", "A->>B: x", "B->>B: the last participant")
    const [a = 0, b = 0] = lifelinesOf(drawing).map(xOf)
    const [first, , last] = messagesOf(drawing)
    expect([first?.points[0]?.x, first?.points.at(-1)?.x]).toEqual([a, a])
    expect(first?.points[1]?.x).toBeGreaterThan(a)
    expect(first?.label?.x).toBeGreaterThan(a)
    expect(last?.label && last.label.x + last.label.width).toBeLessThan(b)
    expect(last?.points[1]?.x).toBeGreaterThan(b)
  },
)

test("blocks have a frame around their steps, with less width inside another block", () => {
  const drawing = layOut(
    spacious,
    "A->>B: before",
    "loop daily",
    "A->>B: in both",
    "alt good",
    "A->>B: yes",
    "else bad",
    "A->>B: no",
    "end",
    "end",
    "A->>B: after",
  )
  const [inner, outer] = drawing.frames
  expect([inner?.title, outer?.title]).toEqual(["alt good", "loop daily"])
  const yOf = (text: string) =>
    messagesOf(drawing).find(({ label }) => label?.lines[0] === text)?.points[0]?.y ?? Number.NaN
  const holds = (frame: Box | undefined) =>
    ["before", "in both", "yes", "no", "after"].filter(
      (text) => frame && yOf(text) > frame.y && yOf(text) < bottomOf(frame),
    )
  expect(holds(outer)).toEqual(["in both", "yes", "no"])
  expect(holds(inner)).toEqual(["yes", "no"])
  expect(inner?.x).toBeGreaterThan(outer?.x ?? 0)
  expect(inner && inner.x + inner.width).toBeLessThan(outer ? outer.x + outer.width : 0)
  const other = messagesOf(drawing).find(({ label }) => label?.lines[0] === "else bad")
  expect(other).toMatchObject({
    style: "dotted",
    points: [{ x: inner?.x }, { x: inner && inner.x + inner.width }],
  })
  expect([yOf("else bad") > yOf("yes"), yOf("else bad") < yOf("no")]).toEqual([true, true])
})

test("boxes of participants overlap neither each other nor lifelines, also if every second one is lower", () => {
  const names = ["CI", "Version control", "A", "Deploy script", "B", "CloudWatch"]
  const staggered = { ...narrow, width: 0, padding: 4, staggered: true }
  for (const [order, style] of [
    [names, spacious],
    [names, narrow],
    [names, staggered],
    [names.toReversed(), staggered],
  ] as const) {
    const participants = order.map((name, index) => `participant P${index} as ${name}`)
    const drawing = layOut(style, ...participants, "P0->>P5: x")
    const heads = headsOf(drawing)
    for (const a of heads) for (const b of heads) expect(a === b || !overlap(a, b)).toBe(true)
    const rows = new Set(heads.map(({ y }) => y))
    expect(rows.size).toBe(style === staggered ? 2 : 1)
    const lines = lifelinesOf(drawing).flatMap(({ points: [top, end] }) =>
      top && end ? [{ ...top, width: 0, height: end.y - top.y }] : [],
    )
    expect(lines.filter((line) => heads.some((head) => overlap(line, head)))).toEqual([])
  }
})

test("a diagram that is not spacious fills its width, as long as its lifelines are not too far apart", () => {
  const many = layOut(narrow, "A->>B: x", "B->>C: x", "C->>D: x", "D->>E: x", "E->>F: x")
  expect(many.width).toBeGreaterThan(narrow.width - 10)
  expect(many.width).toBeLessThanOrEqual(narrow.width + 2)
  expect(layOut(narrow, "A->>B: x").width).toBeLessThan(narrow.width / 2)
})
