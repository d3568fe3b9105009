/** A place in a drawing, in pixels. */
export interface Point {
  x: number
  y: number
}

/** A rectangle in a drawing. */
export interface Box extends Point {
  width: number
  height: number
}

/** How the outline of a shape is drawn. */
export type Outline = "box" | "rounded" | "decision" | "store" | "start" | "end" | "note"

/** Something with a text in it. */
export interface Shape extends Box {
  outline: Outline
  lines: string[]
  /** Role by which it is colored, beside its outline. */
  accent?: boolean
  /** Where a click leads. */
  href?: string
}

/** Lines of text around a middle. */
export interface Label extends Box {
  lines: string[]
}

/** A line through points. */
export interface Edge {
  points: Point[]
  style: "solid" | "dotted" | "thick" | "life"
  /** Whether it begins with an arrowhead. */
  start?: boolean
  /** Whether it ends with an arrowhead. */
  end?: boolean
  label?: Label
}

/** A boundary around other things, with its title on the line. */
export interface Frame extends Box {
  title: string
}

/** A diagram with every place decided. Nothing lies left of or above its origin. */
export interface Drawing {
  width: number
  height: number
  shapes: Shape[]
  edges: Edge[]
  frames: Frame[]
}

/** Type scale of drawings, in pixels. */
export const sizes = { text: 14, note: 13, line: 18, noteLine: 16 } as const

/** Whether two rectangles have a point in common. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The rectangle around points. */
export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** A rectangle that is larger on every side. */
export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}
