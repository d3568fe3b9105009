import type { Element, Root } from "hast"
import type { Plugin } from "unified"
import { replaceCode } from "./code-element"
import { diagramFaults } from "./diagram-syntax"
import { columnWidth, drawDiagram } from "./draw-diagram"
import { element } from "./hast"

/** Draws the Mermaid fences. One that has faults, which `remarkCheckDiagrams` has reported, stays a code block. */
export const rehypeDiagrams: Plugin<[], Root> = () => (tree) => {
  let count = 0
  replaceCode(tree, ({ language, meta, code }) => {
    if (language !== "mermaid" || diagramFaults(code).length > 0) return undefined
    const drawing = draw(code, `diagram--${++count}`)
    if (!drawing) return undefined
    drawing.properties.role = "img"
    drawing.properties.ariaLabel = meta.alt || meta.title || "Diagram"
    return element(
      "figure",
      {
        className: ["diagram-figure"],
        ...(Number(drawing.properties.width) > columnWidth ? { dataWide: "" } : {}),
      },
      element(
        "div",
        {
          className: ["diagram"],
          tabIndex: 0,
          role: "group",
          ariaLabel: meta.title ? `Diagram: ${meta.title}` : "Diagram",
        },
        drawing,
      ),
      meta.title ? element("figcaption", {}, meta.title) : undefined,
    )
  })
}

function draw(code: string, idPrefix: string): Element | undefined {
  try {
    return drawDiagram(code, idPrefix)
  } catch {
    return undefined // the build's checks have reported why
  }
}
