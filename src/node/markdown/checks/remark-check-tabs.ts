import type { Node, Nodes, Root } from "mdast"
import type { ContainerDirective } from "mdast-util-directive"
import type { Plugin } from "unified"
import type { VFile } from "vfile"
import { tabNames } from "../directives/tab-names"
import { positionOf, report } from "../report"
import { plainText } from "../text/plain-text"
import { visitBlocks } from "../visit-blocks"
import { isLabel } from "../directives/directive-label"

/** Reports tabs with a duplicate value, which would be selected together. */
export const remarkCheckTabs: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    if (node.type !== "containerDirective" || node.name !== "tabs") return
    const tabs = node.children.filter(isTab).map((tab) => ({ node: tab, value: valueOf(tab) }))
    reportDoubles(file, tabs, ':::tab{label="…" value="…"}')
  })
}

interface Tab {
  node: Node
  /** Absent if it cannot be derived from the written attributes. */
  value: string | undefined
}

/**
 * Reports tabs with the value of a previous tab of their set.
 * @param example syntax of a tab with a value
 */
export function reportDoubles(file: VFile, tabs: readonly Tab[], example: string): void {
  const lines = new Map<string, number>()
  for (const { node, value } of tabs) {
    if (value === undefined) continue
    const first = lines.get(value)
    const position = positionOf(node)
    if (first === undefined) lines.set(value, position.line)
    else
      report(file, {
        rule: "mdx-syntax",
        ...position,
        message: `The tab's value "${value}" is also that of the tab on line ${first}.`,
        fix: `give each tab of a set a value of its own: ${example}.`,
      })
  }
}

function isTab(node: Nodes): node is ContainerDirective {
  return node.type === "containerDirective" && node.name === "tab"
}

function valueOf({ attributes, children }: ContainerDirective): string | undefined {
  const labelled = children.find(isLabel)
  const label = attributes?.label || (labelled && plainText(labelled).replace(/\s+/g, " ").trim())
  const value = attributes?.value
  return label || value ? tabNames(label, value ?? undefined).value : undefined
}
