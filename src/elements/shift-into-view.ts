type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">

/** The smallest shift, to the right and down, that moves a box into a frame. */
export function shiftIntoView(inner: Edges, frame: Edges): [x: number, y: number] {
  return [
    shift(inner.left, inner.right, frame.left, frame.right),
    shift(inner.top, inner.bottom, frame.top, frame.bottom),
  ]
}

/** The shift along one axis. A box that is larger than the frame is moved to the frame's start. */
function shift(start: number, end: number, from: number, to: number): number {
  if (start < from || end - start > to - from) return from - start
  return Math.min(0, to - end)
}
