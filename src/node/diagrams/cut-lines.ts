import type { Box, Point } from "./drawing"

/** Cuts rectangles out of a polyline and returns the remaining pieces. */
export function cutLine(points: readonly Point[], holes: readonly Box[]): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  const close = () => {
    if (piece.length > 1) pieces.push(piece)
    piece = []
  }
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from) continue
    for (const [start, end] of shown(from, to, holes)) {
      if (start > 0) close()
      if (piece.length === 0) piece.push(along(from, to, start))
      piece.push(along(from, to, end))
      if (end < 1) close()
    }
  }
  close()
  return pieces
}

/** The parts of a segment outside all rectangles, as start and end fractions of its length. */
function shown(from: Point, to: Point, holes: readonly Box[]): [number, number][] {
  let parts: [number, number][] = [[0, 1]]
  for (const hole of holes) {
    const hidden = inside(from, to, hole)
    if (!hidden) continue
    const [first, last] = hidden
    parts = parts.flatMap(([start, end]): [number, number][] => {
      const left: [number, number] = [start, Math.min(end, first)]
      const right: [number, number] = [Math.max(start, last), end]
      return [left, right].filter(([a, b]) => b - a > 1e-6)
    })
  }
  return parts
}

/** The part of a segment inside a rectangle, as start and end fractions of its length; `undefined` if there is none. */
function inside(from: Point, to: Point, box: Box): [number, number] | undefined {
  let [start, end] = [0, 1]
  for (const [axis, size] of [
    ["x", "width"],
    ["y", "height"],
  ] as const) {
    const step = to[axis] - from[axis]
    const low = box[axis] - from[axis]
    const high = low + box[size]
    if (step === 0) {
      if (low >= 0 || high <= 0) return undefined
      continue
    }
    const [a, b] = [low / step, high / step]
    start = Math.max(start, Math.min(a, b))
    end = Math.min(end, Math.max(a, b))
  }
  return end - start > 1e-6 ? [start, end] : undefined
}

function along(from: Point, to: Point, share: number): Point {
  if (share === 0) return from
  if (share === 1) return to
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
