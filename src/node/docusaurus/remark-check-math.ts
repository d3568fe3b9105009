import type { PhrasingContent, Root } from "mdast"
import type { Plugin } from "unified"
import { EXIT, visit } from "unist-util-visit"
import { formulaFault } from "../markdown/checks/stray-fault"
import { positionOf, report } from "../markdown/report"
import { hasInlineFormula } from "./formulas"

/** Reports formulas between dollar signs, which a plugin of the project draws in Docusaurus: the first one of the page. */
export const remarkCheckMath: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, (node) => {
    const isLine = node.type === "paragraph" || node.type === "heading" || node.type === "tableCell"
    const sign = isLine ? signOf(node.children) : undefined
    if (sign === undefined) return undefined
    report(file, { rule: "stray-markup", ...positionOf(node), ...formulaFault(sign) })
    return EXIT
  })
}

/** The signs around the formula of a piece of text; `undefined` without a formula. */
function signOf(children: readonly PhrasingContent[]): "$" | "$$" | undefined {
  const [first] = children
  if (first?.type === "text" && first.value.startsWith("$$")) return "$$"
  return children.some((child) => child.type === "text" && hasInlineFormula(child.value)) ? "$" : undefined
}
