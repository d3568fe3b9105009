import type { Root } from "mdast"
import type { Plugin } from "unified"
import { clicksOf } from "../../diagrams/clicks"
import { diagramFaults } from "../../diagrams/diagram-syntax"
import { parseCodeMeta } from "../code/code-meta"
import { isAllowedAddress } from "../html/allowed-html"
import { positionOf, report } from "../report"
import { visitBlocks } from "../visit-blocks"
import { addressProblem } from "../html/address-problem"

/** Reports diagrams without a text alternative, forbidden addresses, and lines that would not be rendered as written. */
export const remarkCheckDiagrams: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    if (node.type !== "code" || node.lang !== "mermaid") return
    const position = positionOf(node)
    if (!parseCodeMeta(node.meta ?? "").alt) {
      report(file, {
        rule: "missing-alt",
        ...position,
        message: "The diagram has no alt text.",
        fix: 'say what it shows: ```mermaid alt="…".',
      })
    }

    const lineOf = (line: number) => ({ line: position.line + 1 + line, column: position.column })
    for (const { line, message, fix } of diagramFaults(node.value))
      report(file, { rule: "mdx-syntax", ...lineOf(line), message, fix })
    for (const { href, line } of clicksOf(node.value))
      if (!isAllowedAddress(href))
        report(file, { rule: "unsafe-html", ...lineOf(line), ...addressProblem(href) })
  })
}
