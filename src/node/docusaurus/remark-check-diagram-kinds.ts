import type { Root } from "mdast"
import type { Plugin } from "unified"
import { diagramFaults } from "../diagrams/diagram-syntax"
import { positionOf, report } from "../markdown/report"
import { visitBlocks } from "../markdown/visit-blocks"

/** Reports diagrams that Mermaid may draw, and this site does not: their pages show the code. */
export const remarkCheckDiagramKinds: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    if (node.type !== "code" || node.lang !== "mermaid") return
    const [fault] = diagramFaults(node.value)
    if (!fault || node.value.trim() === "") return
    const { line, column } = positionOf(node)
    report(file, {
      rule: "stray-markup",
      line: line + 1 + fault.line,
      column,
      message: "The diagram is shown as its code, because this line is not understood here.",
      fix: "write it as a flow chart, a sequence diagram or a state diagram with simple statements, or use an image.",
    })
  })
}
