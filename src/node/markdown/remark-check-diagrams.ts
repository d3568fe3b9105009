import type { Root } from "mdast"
import type { Plugin } from "unified"
import { diagramFaults } from "../diagrams/diagram-syntax"
import { parseCodeMeta } from "./code-meta"
import { placeOf, report } from "./report"
import { visitBlocks } from "./visit-blocks"

/** Reports diagrams without a text alternative, and lines that would not be rendered as written. */
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

    for (const { line, message, fix } of diagramFaults(node.value)) {
      report(file, { rule: "mdx-syntax", line: place.line + 1 + line, column: place.column, message, fix })
    }
  })
}
