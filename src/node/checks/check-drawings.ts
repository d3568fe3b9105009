import { cachedResult } from "../cache/result-cache"
import { diagramFaults } from "../markdown/diagram-syntax"
import { svgOf } from "../markdown/diagram-svg"
import type { Problem } from "../report/problem"
import type { CheckedFile } from "./page"

/** Reports diagrams that the drawing library understands but cannot lay out: it knows only when it tries. */
export function checkDrawings(files: readonly CheckedFile[]): Problem[] {
  return files.flatMap(({ document, outline }) =>
    outline.fences.flatMap(({ language, value, line, column }): Problem[] => {
      if (language !== "mermaid" || diagramFaults(value).length > 0) return []
      const fault = cachedResult("drawing", [value], () => drawingFault(value))
      if (fault === "") return []
      return [
        {
          rule: "mdx-syntax",
          file: document.reportFile,
          line,
          column,
          message: `The diagram cannot be drawn: its layout ends with "${fault}".`,
          fix: "leave out arrows from a box to itself and between groups, or draw it as an SVG file.",
        },
      ]
    }),
  )
}

/** What the library says; empty when it can draw the diagram. */
function drawingFault(source: string): string {
  try {
    svgOf(source)
    return ""
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
