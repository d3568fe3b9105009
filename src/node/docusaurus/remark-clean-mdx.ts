import { visit as visitCode } from "estree-util-visit"
import type { Parents, Root } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import type { SourcePosition } from "../../shared/source-position"
import { droppedElements } from "../markdown/html/allowed-html"
import { isJsx } from "../markdown/mdx/jsx-attributes"
import { programsOf } from "../markdown/mdx/jsx-tags"
import { tagFaultsOf } from "../markdown/mdx/mdx-faults"
import { positionOf, positionOfCode, report } from "../markdown/report"

/**
 * Removes elements and attributes that this site does not allow from an MDX body, and reports them, so that the rest of the page
 * can be read. The children of a removed element are kept.
 */
export const remarkCleanMdx: Plugin<[], Root> = () => (tree, file) => {
  const faults = new Map(tagFaultsOf(tree).map((fault) => [keyOf(fault), fault]))
  if (faults.size === 0) return
  /** Reports the fault at a position; false if there is none. */
  const reportFaultAt = (position: SourcePosition): boolean => {
    const fault = faults.get(keyOf(position))
    if (!fault) return false
    const message = fault.message.replace(/is not allowed in MDX\.$/, "is not allowed in MDX, and left out.")
    report(file, { ...fault, rule: "left-out", message })
    return true
  }
  visit(tree, (node, index, parent) => {
    if (!isJsx(node)) return undefined
    if (
      /^[a-z]/.test(node.name ?? "") &&
      faults.has(keyOf(positionOf(node))) &&
      parent &&
      index !== undefined
    ) {
      reportFaultAt(positionOf(node))
      const kept = droppedElements.includes(node.name ?? "") ? [] : node.children
      parent.children.splice(index, 1, ...(kept as Parents["children"])) // children can replace their parent
      return [SKIP, index]
    }
    node.attributes = node.attributes.filter((attribute) => !reportFaultAt(positionOf(attribute)))
    return undefined
  })
  for (const program of programsOf(tree))
    visitCode(program, (node) => {
      if (node.type !== "JSXOpeningElement") return
      node.attributes = node.attributes.filter((attribute) => !reportFaultAt(positionOfCode(attribute)))
    })
}

function keyOf({ line, column }: SourcePosition): string {
  return `${line}:${column}`
}
