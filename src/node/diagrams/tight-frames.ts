import {
  boundsOf,
  grown,
  overlap,
  sizes,
  type Box,
  type Drawing,
  type Edge,
  type Frame,
  type Point,
} from "./drawing"
import { textWidth } from "./text-size"

const inside = { x: 14, top: 20, bottom: 16 }

/** Minimum width of a frame with this title, in pixels. */
export function titleWidth(title: string): number {
  return Math.ceil(textWidth(title, sizes.note, 600)) + 32
}

/**
 * Shrinks frames to their content: the layout leaves space in them for arrows from outside. A frame at which an arrow
 * starts or ends, or that is empty, is not shrunk.
 * @param drawing its frames must come after the frames that they contain
 */
export function withTightFrames(drawing: Drawing): Drawing {
  const done: { before: Frame; after: Frame }[] = []
  for (const before of drawing.frames) {
    const held = [
      ...drawing.shapes.filter((shape) => contains(before, shape)),
      ...done.filter((frame) => contains(before, frame.before)).map(({ after }) => after),
      ...drawing.edges.flatMap((edge) => edgeBoxes(edge).filter(() => holdsEdge(before, edge))),
    ]
    const isTarget = drawing.edges.some(({ points }) =>
      [points[0], points.at(-1)].some((end) => onLine(before, end)),
    )
    const others = [...drawing.shapes, ...drawing.frames].filter(
      (other) => !contains(before, other) && !contains(other, before),
    )
    const frame = held.length === 0 || isTarget ? before : tight(before, held)
    done.push({ before, after: wideEnough(frame, others) })
  }
  return { ...drawing, frames: done.map(({ after }) => after) }
}

function tight(frame: Frame, held: readonly Box[]): Frame {
  const content = boundsOf(
    held.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  )
  const needed = titleWidth(frame.title)
  const end = frame.x + frame.width
  const left = Math.max(frame.x, Math.min(content.x - inside.x, end - needed))
  const top = Math.max(frame.y, content.y - inside.top)
  const right = Math.min(end, Math.max(content.x + content.width + inside.x, left + needed))
  const bottom = Math.min(frame.y + frame.height, content.y + content.height + inside.bottom)
  return { ...frame, x: left, y: top, width: right - left, height: bottom - top }
}

/** Widens a frame that is narrower than its title, on the side where it overlaps nothing else. */
function wideEnough(frame: Frame, others: readonly Box[]): Frame {
  const missing = titleWidth(frame.title) - frame.width
  if (missing <= 0) return frame
  const width = frame.width + missing
  const wider = [0, 0.5, 1].map((share) => ({ ...frame, width, x: Math.round(frame.x - missing * share) }))
  const isFree = (box: Box) => !others.some((other) => overlap(other, grown(box, 4)))
  return wider.find(isFree) ?? { ...frame, width }
}

function contains(frame: Box, { x, y, width = 0, height = 0 }: Point & Partial<Box>): boolean {
  return (
    x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width && y + height <= frame.y + frame.height
  )
}

function holdsEdge(frame: Box, { points }: Edge): boolean {
  return points.every((point) => contains(frame, point))
}

function edgeBoxes({ points, label }: Edge): Box[] {
  return [boundsOf(points), ...(label ? [label] : [])]
}

function onLine(frame: Box, point: Point | undefined): boolean {
  if (!point || !contains(frame, point)) return false
  const { x, y, width, height } = frame
  return [point.x - x, x + width - point.x, point.y - y, y + height - point.y].some(
    (distance) => distance <= 1,
  )
}
