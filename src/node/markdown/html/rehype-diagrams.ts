import type { Root } from "hast"
import type { Plugin } from "unified"
import { clicksOf } from "../../diagrams/clicks"
import { settingsTitle } from "../../diagrams/diagram-settings"
import { diagramFaults } from "../../diagrams/diagram-syntax"
import { drawDiagram } from "../../diagrams/draw-diagram"
import { prefixIds } from "../../diagrams/draw-with-library"
import { replaceCode } from "../code/code-element"
import { isAllowedAddress } from "./allowed-html"
import { element } from "./hast"
import { nextNumber } from "./next-number"

/**
 * Renders Mermaid fences. A fence with errors stays a code block: `remarkCheckDiagrams` and `checkDrawings` report them.
 */
export const rehypeDiagrams: Plugin<[], Root> = () => (tree, file) => {
  replaceCode(tree, ({ language, meta, code }) => {
    if (language !== "mermaid" || diagramFaults(code).length > 0) return undefined
    const clicks = clicksOf(code)
    if (clicks.some(({ href }) => !isAllowedAddress(href))) return undefined
    const drawn = drawDiagram(code)
    if (drawn.kind === "fault") return undefined
    if (drawn.kind === "wide")
      for (const svg of drawn.variants) prefixIds(svg, `diagram--${nextNumber(file)}-`)
    const title = meta.title || settingsTitle(code)
    const hasLinks = clicks.length > 0 // links in an element with role="img" are invisible to screen readers
    return element(
      "figure",
      { className: ["diagram-figure"] },
      element(
        "doc-diagram",
        {},
        element(
          "div",
          {
            className: ["diagram"],
            role: hasLinks ? "group" : "img",
            ariaLabel: meta.alt || title || "Diagram",
            ...(drawn.kind === "wide" ? { dataWide: "", tabIndex: 0 } : {}),
          },
          ...drawn.variants,
        ),
      ),
      title ? element("figcaption", {}, title) : undefined,
    )
  })
}
