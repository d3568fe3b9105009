import type { Element } from "hast"
import { fromHtml } from "hast-util-from-html"
import { SKIP, visit } from "unist-util-visit"
import { isElement } from "../markdown/html/hast"
import type { Box } from "./drawing"
import { drawnBounds } from "./drawn-bounds"
import { loadMermaid } from "./mermaid-library"

/** Maps the library's CSS variables to this site's. */
const colors: Record<string, string> = {
  "--bg": "--color-surface",
  "--fg": "--color-text",
  "--_text": "--color-text",
  "--_text-sec": "--color-text-muted",
  "--_text-muted": "--color-text-muted",
  "--_text-faint": "--color-text-muted",
  "--_line": "--color-control",
  "--_arrow": "--color-accent",
  "--_node-fill": "--color-surface",
  "--_node-stroke": "--color-control",
  "--_group-fill": "--color-sunken",
  "--_group-hdr": "--color-sunken",
  "--_inner-stroke": "--color-rule",
  "--_key-badge": "--color-rule",
}

/**
 * The library sets labels at 13 px. This enlarges them to 15 px if the drawing still fits the column, else to at least
 * 12.
 */
const scale = 15 / 13
const smallestScale = 0.93

/** Width of a page's column, in pixels. */
const columnWidth = 720

/** Space around a drawing for the thickness of its strokes, in the drawing's units. */
const margin = 4

/**
 * Draws a Mermaid diagram of a kind that this site has no layout of its own for, as an `svg` element. It uses the
 * site's CSS variables as colors, so that it follows the color mode, and contains no styles or fonts of its own.
 * @throws the library's error if it cannot parse or lay out the diagram
 */
export function drawWithLibrary(source: string): Element {
  const markup = loadMermaid().renderMermaidSVG(source, { padding: 0, transparent: true })
  const svg = fromHtml(markup, { fragment: true, space: "svg" }).children.find((node) =>
    isElement(node, "svg"),
  )
  if (!isElement(svg)) throw new Error("The diagram could not be drawn.")

  visit(svg, (node, index, parent) => {
    const isLeftOut = (node.type === "text" && node.value.trim() === "") || isElement(node, "style")
    if (isLeftOut && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (isElement(node)) usePlainProperties(node)
    return undefined
  })

  const { x, y, width, height } = drawnBounds(svg) ?? canvas(svg)
  const [fullWidth, fullHeight] = [width + 2 * margin, height + 2 * margin]
  const factor = Math.max(smallestScale, Math.min(scale, columnWidth / fullWidth))
  svg.properties = {
    viewBox: [x - margin, y - margin, fullWidth, fullHeight].map(round).join(" "),
    width: Math.round(fullWidth * factor),
    height: Math.round(fullHeight * factor),
    fontFamily: "var(--font-text)",
  }
  return svg
}

/** The whole view box, as sized by the library. */
function canvas(svg: Element): Box {
  const [x = 0, y = 0, width = 0, height = 0] = String(svg.properties.viewBox).split(/\s+/).map(Number)
  return { x, y, width, height }
}

function usePlainProperties(node: Element): void {
  const { properties } = node
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("data")) delete properties[name]
    else if (typeof value === "string") properties[name] = rounded(withTokens(value))
    else if (typeof value === "number") properties[name] = round(value)
  }
}

function withTokens(value: string): string {
  return value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    const token = colors[name]
    return token === undefined ? whole : `var(${token})`
  })
}

function rounded(value: string): string {
  return value.replace(/\d+\.\d{3,}/g, (number) => String(round(Number(number))))
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}

/** Prefixes the ids in a drawing and the references to them, to keep ids unique on a page with several diagrams. */
export function prefixIds(svg: Element, prefix: string): void {
  visit(svg, "element", ({ properties }) => {
    if (typeof properties.id === "string") properties.id = prefix + properties.id
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value === "string") properties[name] = value.replace(/url\(#/g, `url(#${prefix}`)
    }
  })
}
