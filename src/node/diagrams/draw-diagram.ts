import type { Element } from "hast"
import { cachedResult } from "../cache/result-cache"
import { withoutSettings } from "./diagram-settings"
import { layoutOf } from "./diagram-syntax"
import type { Drawing } from "./drawing"
import { drawSvg } from "./draw-svg"
import { drawWithLibrary } from "./draw-with-library"
import { readFlow, type Direction, type Flow } from "./flow"
import { layoutFlow, leastWidth, type FlowStyle } from "./layout-flow"
import { layoutSequence, type SequenceStyle } from "./layout-sequence"
import { readSequence, type Sequence } from "./sequence"
import { errorMessage } from "../../shared/error-message"

/**
 * Widths of the columns that drawings are laid out for, in pixels: a page with a sidebar, a wider page, and the
 * smallest phone.
 */
export const columnWidths = { landscape: 616, spacious: 712, portrait: 326 } as const

/** The minimum column widths at which the style sheet shows a landscape drawing, by the drawing's class. */
const steps = [
  { className: "fits-1", width: 480 },
  { className: "fits-2", width: columnWidths.landscape },
  { className: "fits-3", width: columnWidths.spacious },
] as const

/** The result of drawing a diagram. */
type DrawnDiagram =
  | { kind: "drawn"; variants: Element[] }
  /** Drawn by the library, which supports more kinds of diagrams but only one width. */
  | { kind: "wide"; variants: Element[] }
  | { kind: "fault"; message: string }

/**
 * Draws a diagram in one or two variants: landscape, and portrait for columns that are narrower than it. The result is
 * cached for the next build.
 */
export function drawDiagram(source: string): DrawnDiagram {
  const drawn = cachedResult("drawing", [source], () => draw(withoutSettings(source)))
  return structuredClone(drawn) // a copy, because pages modify their elements
}

function draw(source: string): DrawnDiagram {
  try {
    switch (layoutOf(source)) {
      case "flow":
        return variantsOf(flowVariants(readFlow(source)))
      case "sequence":
        return variantsOf(sequenceVariants(readSequence(source)))
      case "library":
        return { kind: "wide", variants: [drawWithLibrary(source)] }
    }
  } catch (error) {
    return { kind: "fault", message: errorMessage(error) }
  }
}

interface Variants {
  landscape: Drawing
  portrait: Drawing
}

function variantsOf({ landscape, portrait }: Variants): DrawnDiagram {
  const smallest = landscape.width + 2 <= columnWidths.portrait
  if (smallest) return { kind: "drawn", variants: [drawSvg(landscape, {})] }
  const step = steps.find(({ width }) => landscape.width + 2 <= width)
  const shown = drawSvg(portrait, { className: ["portrait", ...(step ? [step.className] : [])] })
  if (!step) return { kind: "drawn", variants: [shown] }
  return {
    kind: "drawn",
    variants: [drawSvg(landscape, { className: ["landscape", step.className] }), shown],
  }
}

function flowVariants(flow: Flow): Variants {
  const { direction } = flow
  const down: Direction = direction === "UP" ? "UP" : "DOWN"
  const landscape = firstThatFits(
    [
      { direction, textWidth: 180, labelWidth: 130 },
      { direction, textWidth: 110, labelWidth: 90 },
      { direction, textWidth: 100, labelWidth: 80, gap: 20 },
      { direction, textWidth: 84, labelWidth: 64, gap: 16 },
    ],
    [columnWidths.landscape, columnWidths.spacious],
    (style: FlowStyle) => layoutFlow(flow, style, columnWidths.landscape - 2),
    (style) => leastWidth(flow, style),
  )
  if (landscape.width + 2 <= columnWidths.portrait) return { landscape, portrait: landscape }
  const portrait = firstThatFits(
    [
      { direction: down, textWidth: 150, labelWidth: 100 },
      { direction: down, textWidth: 90, labelWidth: 80 },
      { direction: "RIGHT", textWidth: 100, labelWidth: 70, gap: 24 },
      { direction: down, textWidth: 110, labelWidth: 80, limit: 2 },
      { direction: down, textWidth: 84, labelWidth: 64, limit: 2, gap: 24 },
      { direction: down, textWidth: 110, labelWidth: 80, limit: 1 },
      { direction: down, textWidth: 84, labelWidth: 50, limit: 1, gap: 24 },
      { direction: down, textWidth: 110, labelWidth: 50, limit: 1, gap: 24, strict: true },
    ],
    [columnWidths.portrait],
    (style: FlowStyle) => layoutFlow(flow, style, columnWidths.portrait - 2),
    (style) => leastWidth(flow, style),
  )
  return { landscape, portrait }
}

function sequenceVariants(sequence: Sequence): Variants {
  const make = (style: SequenceStyle) => layoutSequence(sequence, style)
  const wide = columnWidths.landscape - 2
  const narrow = columnWidths.portrait - 4
  return {
    landscape: firstThatFits(
      [
        { textWidth: 150, labelWidth: 180, spacious: true, width: wide },
        { textWidth: 110, labelWidth: 110, spacious: true, width: wide },
        { textWidth: 90, labelWidth: 90, spacious: true, width: wide },
        { textWidth: 80, labelWidth: 130, spacious: false, width: wide },
      ],
      [columnWidths.landscape, columnWidths.spacious],
      make,
    ),
    portrait: firstThatFits(
      [
        { textWidth: 90, labelWidth: 140, spacious: false, width: narrow },
        { textWidth: 60, labelWidth: 140, spacious: false, width: narrow },
        { textWidth: 30, labelWidth: 140, spacious: false, width: narrow, padding: 4 },
        { textWidth: 30, labelWidth: 140, spacious: false, width: narrow, padding: 4, staggered: true },
      ],
      [columnWidths.portrait],
      make,
    ),
  }
}

/**
 * Returns the first layout that fits the first width, else the first that fits the next width, and so on; the narrowest
 * layout if none fits any width.
 * @param least a lower bound for the width of a layout, to skip layouts that cannot fit
 */
function firstThatFits<Style>(
  styles: readonly Style[],
  widths: readonly number[],
  make: (style: Style) => Drawing,
  least: (style: Style) => number = () => 0,
): Drawing {
  const drawings = new Map<Style, Drawing>()
  const drawingOf = (style: Style) => {
    const drawing = drawings.get(style) ?? make(style)
    drawings.set(style, drawing)
    return drawing
  }
  for (const width of widths) {
    for (const style of styles) {
      if (least(style) + 2 <= width && drawingOf(style).width + 2 <= width) return drawingOf(style)
    }
  }
  const [narrowest] = styles.map(drawingOf).sort((a, b) => a.width - b.width)
  if (!narrowest) throw new Error("The diagram is empty.")
  return narrowest
}
