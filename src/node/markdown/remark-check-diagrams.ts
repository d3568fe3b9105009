import type { Root } from "mdast"
import type { Plugin } from "unified"
import { parseCodeMeta } from "./code-meta"
import { diagramFaults } from "./diagram-syntax"
import { svgOf } from "./draw-diagram"
import { placeOf, report } from "./report"
import { visitBlocks } from "./visit-blocks"

/** Reports diagrams without a text that stands for them, and those that cannot be drawn as written. */
export const remarkCheckDiagrams: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    if (node.type !== "code" || node.lang !== "mermaid") return
    const place = placeOf(node)
    if (!parseCodeMeta(node.meta ?? "").alt) {
      report(file, {
        rule: "missing-alt",
        ...place,
        message: "The diagram has no alt text.",
        fix: 'say what it shows: ```mermaid alt="…".',
      })
    }

    const faults = diagramFaults(node.value)
    for (const { line, message, fix } of faults) {
      report(file, { rule: "mdx-syntax", line: place.line + 1 + line, column: place.column, message, fix })
    }
    if (faults.length > 0) return
    try {
      svgOf(node.value)
    } catch (error) {
      report(file, {
        rule: "mdx-syntax",
        ...place,
        message: `The diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}.`,
        fix: "simplify it until it can; edges to subgraphs are the usual cause.",
      })
    }
  })
}
