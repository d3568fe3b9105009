/** The part of `DOMRect` that the position needs. */
type Line = Pick<DOMRect, "left" | "top" | "bottom">

interface Size {
  width: number
  height: number
}

/** Pixels between a link and its preview, and at least between the preview and the edges of the window. */
const gap = 6
const edge = 8

/**
 * The position of a preview in the window: below the last line of its link, or above the first one if there is no room below.
 * @param lines of the link's text, at least one
 */
export function cardPosition(
  lines: readonly [Line, ...Line[]],
  card: Size,
  window: Size,
): { left: number; top: number } {
  const [first] = lines
  const room = window.width - card.width - edge
  const below = Math.max(...lines.map(({ bottom }) => bottom)) + gap
  const above = first.top - gap - card.height
  return {
    left: Math.max(edge, Math.min(first.left, room)),
    top: below + card.height > window.height && above > 0 ? above : below,
  }
}
