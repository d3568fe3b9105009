import type { Element, ElementContent } from "hast"

/** A part of an element's text, by offsets. */
export interface TextRange {
  start: number
  end: number
  /**
   * Returns the replacement of a piece of the range. A range that spans several elements has several pieces.
   */
  replace: (piece: string, index: number) => ElementContent[]
}

/** Replaces parts of an element's text and keeps the elements around them. The ranges are sorted and do not overlap. */
export function replaceRanges(root: Element, ranges: readonly TextRange[]): void {
  let offset = 0
  let next = 0
  let pieces = 0

  const split = (value: string): ElementContent[] => {
    const parts: ElementContent[] = []
    const text = (from: number, to: number) => {
      if (to > from) parts.push({ type: "text", value: value.slice(from, to) })
    }
    const start = offset
    let at = 0
    for (let range = ranges[next]; range && range.start < start + value.length; range = ranges[next]) {
      const from = Math.max(range.start - start, at)
      const to = Math.min(range.end - start, value.length)
      text(at, from)
      parts.push(...range.replace(value.slice(from, to), pieces))
      at = to
      if (range.end > start + value.length) {
        pieces += 1
        break
      }
      next += 1
      pieces = 0
    }
    text(at, value.length)
    offset = start + value.length
    return parts
  }
  const visit = (node: Element) => {
    node.children = node.children.flatMap((child): ElementContent[] => {
      if (child.type === "text") return split(child.value)
      if (child.type === "element") visit(child)
      return [child]
    })
  }
  visit(root)
}
