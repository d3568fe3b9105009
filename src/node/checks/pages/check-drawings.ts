import { diagramFaults } from "../../diagrams/diagram-syntax"
import { drawDiagram } from "../../diagrams/draw-diagram"
import type { Problem } from "../../report/problem"
import type { CheckedFile } from "../page"

/** Reports diagrams that can be parsed, but not laid out. */
export function checkDrawings(files: readonly CheckedFile[], draw = drawDiagram): Problem[] {
  return files.flatMap(({ document, outline }) =>
    outline.fences.flatMap(({ language, value, line, column }): Problem[] => {
      if (language !== "mermaid" || diagramFaults(value).length > 0) return []
      const drawn = draw(value)
      if (drawn.kind !== "fault") return []
      return [
        {
          rule: "mdx-syntax",
          file: document.reportFile,
          line,
          column,
          message: `The diagram cannot be drawn: its layout ends with "${drawn.message}".`,
          fix: "simplify the diagram, or draw it as an SVG file.",
        },
      ]
    }),
  )
}
