import type { Element, Properties } from "hast"
import { element } from "../markdown/html/hast"
import { cutLine } from "./cut-lines"
import { grown, overlap, sizes, type Box, type Drawing, type Edge, type Point, type Shape } from "./drawing"
import { textWidth } from "./text-size"

/** Distance from the middle of a line of text to its baseline, as a fraction of the font size. */
const baseline = 0.36
const head = { length: 8, half: 4 }
const corner = { rounded: 8, decision: 8, store: 6 }

/**
 * Renders a drawing as an `svg` element. Most elements of the same kind share a path, which keeps pages small. The
 * style sheet sets colors and font sizes by class.
 */
export function drawSvg(drawing: Drawing, properties: Properties): Element {
  const titles = placeTitles(drawing)
  const labels = drawing.edges.flatMap(({ label }) => (label ? [label] : []))
  const holes = [...labels, ...titles.map(({ box }) => box)]
  const notes = drawing.shapes.filter(({ outline }) => outline === "note")
  const linked = drawing.shapes.filter(({ href }) => href !== undefined)
  const plain = drawing.shapes.filter(({ href }) => href === undefined)
  const withAccent = ({ accent, outline }: Shape) => accent === true || outline === "decision"
  const bare = (shape: Shape) => !withAccent(shape) && shape.outline !== "note"

  return element(
    "svg",
    {
      viewBox: `-1 -1 ${drawing.width + 2} ${drawing.height + 2}`,
      width: drawing.width + 2,
      height: drawing.height + 2,
      ...properties,
    },
    path("frame", drawing.frames.flatMap((frame) => cutLine(outlineOf(frame), holes)).map(lineData)),
    ...(["life", "solid", "dotted", "thick"] as const).map((style) =>
      path(
        style === "solid" ? "line" : `line ${style}`,
        drawing.edges
          .filter((edge) => edge.style === style)
          .flatMap((edge) => cutLine(withoutHeads(edge), holesFor(edge, holes, notes)))
          .map(lineData),
      ),
    ),
    path("head", drawing.edges.flatMap(headsOf)),
    path("box", plain.filter(bare).map(shapeData)),
    path("box accent", plain.filter(withAccent).map(shapeData)),
    path("box note", notes.map(shapeData)),
    ...plain.map((shape) => shapeText(shape)),
    group(
      "note",
      labels.map((label) => text(label.lines, label, sizes.noteLine, sizes.note)),
    ),
    group(
      "title",
      titles.map(({ box, title }) => text([title], box, sizes.noteLine, sizes.note)),
    ),
    ...linked.map((shape) =>
      element(
        "a",
        { href: shape.href },
        path(withAccent(shape) ? "box accent" : "box", [shapeData(shape)]),
        shapeText(shape),
      ),
    ),
  )
}

/** The rectangles that are cut out of an edge: labels and titles, and for a lifeline also the notes on it. */
function holesFor(edge: Edge, holes: Box[], notes: Box[]): Box[] {
  return edge.style === "life" ? [...holes, ...notes] : holes
}

/** Places each frame's title on its top or bottom border, where possible clear of shapes, labels and edges. */
function placeTitles({ frames, edges, shapes }: Drawing): { title: string; box: Box }[] {
  const taken: Box[] = [...shapes, ...edges.flatMap(({ label }) => (label ? [label] : []))]
  const lines = edges.flatMap(({ points }) =>
    points.slice(1).map((to, index): Box => segmentBox(points[index] ?? to, to)),
  )
  const placed: { title: string; box: Box }[] = []
  for (const { x, y, width, height, title } of frames) {
    if (title === "") continue
    const size = { width: Math.ceil(textWidth(title, sizes.note, 600)) + 10, height: sizes.noteLine }
    const first = x + 10
    const last = Math.max(first, x + width - 10 - size.width)
    const sides = [y, y + height].flatMap((side) =>
      Array.from({ length: Math.floor((last - first) / 6) + 1 }, (_, step) => ({
        ...size,
        x: first + step * 6,
        y: side - size.height / 2,
      })),
    )
    const isFree = (box: Box) =>
      ![...taken, ...placed.map((other) => other.box)].some((other) => overlap(other, box)) &&
      !lines.some((line) => overlap(line, box))
    const box = sides.find(isFree) ?? { ...size, x: first, y: y - size.height / 2 }
    placed.push({ title, box })
  }
  return placed
}

function segmentBox(from: Point, to: Point): Box {
  return grown(
    {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    },
    2,
  )
}

function outlineOf({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
    { x, y },
  ]
}

/** The polyline shortened to leave space for its arrowheads. */
function withoutHeads({ points, start, end }: Edge): Point[] {
  const line = [...points]
  if (end) shorten(line)
  if (start) {
    line.reverse()
    shorten(line)
    line.reverse()
  }
  return line
}

function shorten(line: Point[]): void {
  const tip = line.at(-1)
  const before = line.at(-2)
  if (!tip || !before) return
  const { x, y } = unit(before, tip)
  line[line.length - 1] = { x: tip.x - x * (head.length - 1), y: tip.y - y * (head.length - 1) }
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

function headsOf({ points, start, end }: Edge): string[] {
  const backwards = [...points].reverse()
  return [...(end ? [headData(points)] : []), ...(start ? [headData(backwards)] : [])]
}

function headData(points: readonly Point[]): string {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return ""
  const { x, y } = unit(before, tip)
  const back = { x: tip.x - x * head.length, y: tip.y - y * head.length }
  const side = { x: -y * head.half, y: x * head.half }
  return `${lineData([tip, { x: back.x + side.x, y: back.y + side.y }, { x: back.x - side.x, y: back.y - side.y }])}z`
}

/** SVG path data of a polyline, in its shortest form. */
function lineData(points: readonly Point[]): string {
  let [x, y] = [NaN, NaN]
  return points
    .map((point, index) => {
      const from = { x, y }
      ;[x, y] = [round(point.x), round(point.y)]
      if (index === 0) return `M${x} ${y}`
      if (from.y === y) return `H${x}`
      return from.x === x ? `V${y}` : `L${x} ${y}`
    })
    .join("")
}

function shapeData({ x, y, width, height, outline }: Shape): string {
  switch (outline) {
    case "rounded": {
      const r = corner.rounded
      const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
      const [across, down] = [width - 2 * r, height - 2 * r]
      return [
        `M${x + r} ${y}h${across}${arc(r, r)}v${down}${arc(-r, r)}`,
        `h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}z`,
      ].join("")
    }
    case "decision": {
      const c = corner.decision
      return `M${x + c} ${y}h${width - 2 * c}l${c} ${c}v${height - 2 * c}l${-c} ${c}h${2 * c - width}l${-c} ${-c}v${2 * c - height}z`
    }
    case "store": {
      const c = corner.store
      const half = width / 2
      return `M${x} ${y + c}a${half} ${c} 0 0 1 ${width} 0v${height - 2 * c}a${half} ${c} 0 0 1 ${-width} 0zM${x} ${y + c}a${half} ${c} 0 0 0 ${width} 0`
    }
    case "start":
    case "end": {
      const r = width / 2
      const ring = (radius: number) =>
        `M${x + r - radius} ${y + r}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`
      return outline === "start" ? ring(r) : ring(r) + ring(r / 2)
    }
    default:
      return `M${x} ${y}h${width}v${height}h${-width}z`
  }
}

function shapeText(shape: Shape): Element | undefined {
  if (shape.lines.length === 0) return undefined
  if (shape.outline === "note") return group("note", [text(shape.lines, shape, sizes.noteLine, sizes.note)])
  return text(shape.lines, shape, sizes.line, sizes.text)
}

/** Lines of text, centered in a box. */
function text(lines: readonly string[], box: Box, lineHeight: number, size: number): Element {
  const x = round(box.x + box.width / 2)
  const middle = box.y + box.height / 2
  const yOf = (index: number) =>
    round(middle + (index - (lines.length - 1) / 2) * lineHeight + size * baseline)
  const [only] = lines
  if (lines.length === 1 && only !== undefined)
    return element("text", { x: String(x), y: String(yOf(0)) }, only)
  return element(
    "text",
    {},
    ...lines.map((line, index) => element("tspan", { x: String(x), y: String(yOf(index)) }, line)),
  )
}

function path(className: string, data: readonly string[]): Element | undefined {
  if (data.length === 0) return undefined
  return element("path", { className: className.split(" "), d: data.join("") })
}

function group(className: string, children: readonly Element[]): Element | undefined {
  if (children.length === 0) return undefined
  return element("g", { className: [className] }, ...children)
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
