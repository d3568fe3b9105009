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
