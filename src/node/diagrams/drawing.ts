/** A position in a drawing, in pixels. */
export interface Point {
  x: number
  y: number
}

/** A rectangle in a drawing. */
export interface Box extends Point {
  width: number
  height: number
}

/** The kind of outline that a shape is drawn with. */
export type Outline = "box" | "rounded" | "decision" | "store" | "start" | "end" | "note"

/** An outline with text inside. */
export interface Shape extends Box {
  outline: Outline
  lines: string[]
  /** Whether it is drawn in the accent color. */
  accent?: boolean
  /** Link target. */
  href?: string
}

/** The bounding box of a text, and its lines. */
export interface Label extends Box {
  lines: string[]
}

/** A polyline. */
export interface Edge {
  points: Point[]
  style: "solid" | "dotted" | "thick" | "life"
  /** Whether there is an arrowhead at the first point. */
  start?: boolean
  /** Whether there is an arrowhead at the last point. */
  end?: boolean
  label?: Label
}

/** A rectangle around other shapes, with its title on the top or bottom border. */
export interface Frame extends Box {
  title: string
}

/** A diagram after layout. All coordinates are non-negative. */
export interface Drawing {
  width: number
  height: number
  shapes: Shape[]
  edges: Edge[]
  frames: Frame[]
}

/** Font sizes and line heights of drawings, in pixels. */
export const sizes = { text: 14, note: 13, line: 18, noteLine: 16 } as const

/** Whether two rectangles overlap; rectangles that only touch do not. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The bounding box of the points. */
export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The rectangle enlarged by `by` pixels on each side. */
export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

/** Space for the half of a frame's title that extends beyond its border, in pixels. */
const titleRoom = 9

/** Moves a drawing to the origin and sets its size to its bounding box. */
export function fitted(drawing: Drawing): Drawing {
  const corners = (box: Box, around = 0): Point[] => [
    { x: box.x, y: box.y - around },
    { x: box.x + box.width, y: box.y + box.height + around },
  ]
  const { x, y, width, height } = boundsOf([
    ...drawing.shapes.flatMap((shape) => corners(shape)),
    ...drawing.frames.flatMap((frame) => corners(frame, titleRoom)),
    ...drawing.edges.flatMap(({ points, label }) => [...points, ...(label ? corners(label) : [])]),
  ])
  return { ...movedBy(drawing, { x: -x, y: -y }), width, height }
}

/** A drawing moved by `by`. */
export function movedBy(drawing: Drawing, by: Point): Drawing {
  const move = <T extends Point>(point: T): T => ({ ...point, x: point.x + by.x, y: point.y + by.y })
  return {
    ...drawing,
    shapes: drawing.shapes.map(move),
    frames: drawing.frames.map(move),
    edges: drawing.edges.map((edge) => ({
      ...edge,
      points: edge.points.map(move),
      ...(edge.label ? { label: move(edge.label) } : {}),
    })),
  }
}
