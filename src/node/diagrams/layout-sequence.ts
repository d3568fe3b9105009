import {
  sizes,
  type Box,
  type Drawing,
  type Edge,
  type Frame,
  type Label,
  type Shape,
  fitted,
} from "./drawing"
import type { Sequence, Step } from "./sequence"
import { textWidth, wrapText } from "./text-size"

/** Options for the layout of a sequence diagram. */
export interface SequenceStyle {
  /** Maximum width of the text in participants' boxes, in pixels. */
  textWidth: number
  /** Maximum width of a message's text, which may exceed the distance between two lifelines. */
  labelWidth: number
  /** Whether lifelines are moved apart so that the messages between them fit. */
  spacious: boolean
  /** Width to fill, in pixels. */
  width: number
  /** Horizontal padding of participants' boxes, in pixels; 8 by default. */
  padding?: number
  /** Whether every second participant is placed lower, so that adjacent boxes may overlap horizontally. */
  staggered?: boolean
}

type Message = Step & { kind: "message" }

const gap = { participants: 10, steps: 12, afterHead: 12 }
const loop = { width: 22, height: 18 }
const headPadding = { x: 8, y: 9 }
const stagger = 8

/** Lays out a sequence diagram. Lifelines run through the texts on them; they are cut when they are drawn. */
export function layoutSequence(sequence: Sequence, style: SequenceStyle): Drawing {
  const { heads, middles, right, bottom } = placeHeads(sequence, style)
  const at = (id: string) => middles[sequence.participants.findIndex((one) => one.id === id)] ?? 0
  const steps = placeSteps(sequence.steps, at, { y: bottom + gap.afterHead, right, style })
  const lifelines = heads.map((head, index): Edge => {
    const x = middles[index] ?? 0
    const [start, end] = [head.y + head.height, steps.bottom + 4]
    return { points: [start, end].map((y) => ({ x, y })), style: "life" }
  })
  return fitted({
    width: 0,
    height: 0,
    shapes: [...heads, ...steps.notes],
    frames: steps.frames,
    edges: [...lifelines, ...steps.edges],
  })
}

/** Places the participants' boxes, and the lifelines below their middles. */
function placeHeads(sequence: Sequence, style: SequenceStyle) {
  const texts = sequence.participants.map(({ name }) => wrapText(name, style.textWidth, sizes.text))
  const widths = texts.map(
    (lines) =>
      Math.ceil(Math.max(20, ...lines.map((line) => textWidth(line, sizes.text)))) +
      2 * (style.padding ?? headPadding.x),
  )
  const middles = columns(sequence, widths, style)
  const height = Math.max(...texts.map((lines) => lines.length)) * sizes.line + 2 * headPadding.y
  const drop = style.staggered ? height + stagger : 0
  const heads = texts.map((lines, index): Shape => {
    const width = widths[index] ?? 0
    const x = Math.round((middles[index] ?? 0) - width / 2)
    return { x, y: index % 2 === 1 ? drop : 0, width, height, outline: "box", lines }
  })
  const right = (middles.at(-1) ?? 0) + (widths.at(-1) ?? 0) / 2
  return { heads, middles, right, bottom: height + drop }
}

/** Where a step is placed. */
interface StepArea {
  y: number
  /** The right end of the diagram. */
  right: number
  style: SequenceStyle
}

/** A block of steps, such as a loop, whose end has not been reached. */
interface OpenBlock {
  y: number
  title: string
  /** Number of blocks around it. */
  depth: number
}

/**
 * Places messages, notes and blocks below each other.
 * @param at the x coordinate of a participant's lifeline
 * @param area where the first step starts, and the right end of all
 */
function placeSteps(steps: readonly Step[], at: (id: string) => number, { y, right, style }: StepArea) {
  const notes: Shape[] = []
  const edges: Edge[] = []
  const frames: Frame[] = []
  const open: OpenBlock[] = []
  for (const step of steps) {
    if (step.kind === "message") {
      const placed = placeMessage(step, { from: at(step.from), to: at(step.to), y, right, style })
      edges.push(placed.edge)
      y = placed.bottom + gap.steps
    } else if (step.kind === "note") {
      const note = placeNote(step.text, step.over.map(at), { y, right, style })
      notes.push(note)
      y = note.y + note.height + gap.steps
    } else if (step.kind === "open") {
      y += 10
      open.push({ y, title: step.title, depth: open.length })
      y += 18
    } else if (step.kind === "else") {
      y += 8
      edges.push(placeElse(step.title, open.at(-1)?.depth ?? 0, { y, right }))
      y += 18
    } else {
      const block = open.pop()
      if (!block) continue
      frames.push(frameOf(block, { y, right }))
      y += gap.steps
    }
  }
  return { notes, edges, frames, bottom: y }
}

/** Distance of a block's frame from the edges of the diagram. */
const insetOf = (depth: number) => depth * 6

function placeElse(title: string, depth: number, { y, right }: Pick<StepArea, "y" | "right">): Edge {
  const inset = insetOf(depth)
  const width = Math.ceil(textWidth(title, sizes.note)) + 8
  return {
    points: [inset, Math.round(right) - inset].map((x) => ({ x, y })),
    style: "dotted",
    label: { x: inset + 10, y: y - 9, width, height: 18, lines: [title] },
  }
}

/** @param end where the last step of the block ends */
function frameOf({ y, title, depth }: OpenBlock, end: Pick<StepArea, "y" | "right">): Frame {
  const inset = insetOf(depth)
  return { x: inset, y, width: Math.round(end.right) - 2 * inset, height: end.y - y, title }
}

/** The x coordinates of the lifelines, from left to right. */
function columns({ participants, steps }: Sequence, widths: number[], style: SequenceStyle): number[] {
  const index = new Map(participants.map(({ id }, place) => [id, place]))
  const between = gap.participants - (style.padding === undefined ? 0 : 4)
  const needs = widths.slice(1).map((width, place) => {
    const other = widths[place] ?? 0
    // a lifeline of the upper row runs between the boxes of the lower row
    if (style.staggered) return (place % 2 === 0 ? width : other) / 2 + between
    return (width + other) / 2 + between
  })
  if (style.staggered) {
    for (const [place, width] of widths.entries()) {
      const next = widths[place + 2]
      if (next === undefined) continue
      const missing = (width + next) / 2 + between - (needs[place] ?? 0) - (needs[place + 1] ?? 0)
      if (missing > 0) needs[place + 1] = (needs[place + 1] ?? 0) + missing
    }
  }
  if (style.spacious) {
    for (const step of steps) {
      if (step.kind !== "message") continue
      const [a = 0, b = 0] = [index.get(step.from), index.get(step.to)]
      const [left, right] = [Math.min(a, b), Math.max(a, b)]
      const width = labelOf(step.text, style.labelWidth).width + (a === b ? loop.width + 12 : 24)
      if (a === b && left >= needs.length) continue
      const span = Math.max(1, right - left)
      const present = needs.slice(left, left + span).reduce((sum, need) => sum + need, 0)
      const missing = (width - present) / span
      if (missing <= 0) continue
      for (let place = left; place < left + span; place++) needs[place] = (needs[place] ?? 0) + missing
    }
  }
  const half = (widths[0] ?? 0) / 2
  const natural = half + needs.reduce((sum, need) => sum + need, 0) + (widths.at(-1) ?? 0) / 2
  const spare = style.spacious || needs.length === 0 ? 0 : Math.max(0, style.width - natural) / needs.length
  const middles = [half]
  for (const need of needs) middles.push((middles.at(-1) ?? 0) + need + Math.min(spare, 60))
  return middles.map(Math.round)
}

function labelOf(text: string, width: number): { lines: string[]; width: number; height: number } {
  const lines = wrapText(text, width, sizes.note)
  return {
    lines,
    width: Math.ceil(Math.max(0, ...lines.map((line) => textWidth(line, sizes.note)))) + 6,
    height: lines.length * sizes.noteLine + 2,
  }
}

interface MessageArea extends StepArea {
  /** The x coordinates of the lifelines of the sender and of the receiver. */
  from: number
  to: number
}

function placeMessage(
  step: Message,
  { from, to, y, right, style }: MessageArea,
): { edge: Edge; bottom: number } {
  const toSelf = from === to
  const room =
    toSelf || style.spacious ? style.labelWidth : Math.max(style.labelWidth, Math.abs(to - from) - 24)
  const size = labelOf(step.text, room)
  const edge: Omit<Edge, "points" | "label"> = { style: step.dotted ? "dotted" : "solid", end: step.head }
  if (toSelf) {
    const onRight = from + loop.width + 4 + size.width <= right
    const label: Label = { ...size, x: onRight ? from + loop.width + 4 : from - size.width - 4, y }
    const side = onRight ? from + loop.width : from + Math.min(loop.width, Math.max(8, right - from))
    const top = y + Math.max(0, Math.round((size.height - loop.height) / 2))
    const points = [
      { x: from, y: top },
      { x: side, y: top },
      { x: side, y: top + loop.height },
      { x: from, y: top + loop.height },
    ]
    return { edge: { ...edge, points, label }, bottom: Math.max(y + size.height, top + loop.height) }
  }
  const middle = (from + to) / 2
  const x = Math.round(Math.max(0, Math.min(middle - size.width / 2, right - size.width)))
  const line = y + size.height + 4
  return {
    edge: {
      ...edge,
      points: [
        { x: from, y: line },
        { x: to, y: line },
      ],
      label: { ...size, x, y },
    },
    bottom: line + 2,
  }
}

function placeNote(text: string, over: number[], { y, right, style }: StepArea): Shape {
  const size = labelOf(text, style.labelWidth + 20)
  const middle = (Math.min(...over) + Math.max(...over)) / 2
  const width = size.width + 16
  const box: Box = {
    x: Math.round(Math.max(0, Math.min(middle - width / 2, right - width))),
    y,
    width,
    height: size.height + 10,
  }
  return { ...box, outline: "note", lines: size.lines }
}
