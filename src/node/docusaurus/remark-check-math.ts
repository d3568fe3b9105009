import type { Root } from "mdast"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { formulaFault } from "../markdown/checks/stray-fault"
import { placeOf, report } from "../markdown/report"

/** Reports formulas between double dollar signs, which a plugin of the project draws in Docusaurus. */
export const remarkCheckMath: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, "paragraph", (paragraph) => {
    const [first] = paragraph.children
    if (first?.type !== "text" || !/^\$\$/.test(first.value)) return
    report(file, { rule: "stray-markup", ...placeOf(paragraph), ...formulaFault })
  })
}
