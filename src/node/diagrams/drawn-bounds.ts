import type { Element, Properties } from "hast"
import { toString } from "hast-util-to-string"
import { SKIP, visit } from "unist-util-visit"
import { boundsOf, type Box, type Point } from "./drawing"

/** Estimated width of an average letter as a fraction of the font size, rounded up. */
const letterWidth = 0.6

/**
 * Bounding box of what is actually drawn: the library leaves up to a third of some drawings empty. `undefined` if the
 * drawing is empty, or contains a path or a transform, whose bounds are not computed.
 */
export function drawnBounds(svg: Element): Box | undefined {
  const points: Point[] = []
  let measurable = true
  visit(svg, "element", (node) => {
    if (node.tagName === "defs") return SKIP
    if (node.tagName === "path" || node.properties.transform !== undefined) measurable = false
    points.push(...extremes(node).map(([x, y]) => ({ x, y })))
    return undefined
  })
  return measurable && points.length > 0 ? boundsOf(points) : undefined
}

/** Opposite corners, or all vertices, of an element; empty for elements that draw nothing. */
function extremes({ tagName, properties, ...node }: Element): [number, number][] {
  const at = (name: string) => numberOf(properties, name)
  switch (tagName) {
    case "rect":
      return [
        [at("x"), at("y")],
        [at("x") + at("width"), at("y") + at("height")],
      ]
    case "line":
      return [
        [at("x1"), at("y1")],
        [at("x2"), at("y2")],
      ]
    case "circle":
    case "ellipse": {
      const rx = at(tagName === "circle" ? "r" : "rx")
      const ry = at(tagName === "circle" ? "r" : "ry")
      return [
        [at("cx") - rx, at("cy") - ry],
        [at("cx") + rx, at("cy") + ry],
      ]
    }
    case "polyline":
    case "polygon":
      return [...String(properties.points).matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ])
    case "text": {
      const size = at("fontSize")
      const lines = node.children.map((child) => (child.type === "text" ? child.value : toString(child)))
      const width = Math.max(0, ...lines.map((line) => line.length)) * size * letterWidth
      const share = { middle: 0.5, end: 1 }[String(properties.textAnchor)] ?? 0
      const left = at("x") - width * share
      return [
        [left, at("y") - size],
        [left + width, at("y") + size],
      ]
    }
    default:
      return []
  }
}

function numberOf(properties: Properties, name: string): number {
  return Number(properties[name] ?? 0)
}
