import type { Node, Nodes, Root } from "mdast"
import type { ContainerDirective } from "mdast-util-directive"
import type { Plugin } from "unified"
import type { VFile } from "vfile"
import { isTool, type Tool, toolGroup, toolNames, tools } from "../../../shared/tools"
import { tabNames } from "../directives/tab-names"
import { positionOf, report } from "../report"
import { meantWord } from "../text/meant-word"
import { plainText } from "../text/plain-text"
import { visitBlocks } from "../visit-blocks"
import { isLabel } from "../directives/directive-label"

/** Reports tabs with a duplicate value, which would be selected together, and misspelled names of tools. */
export const remarkCheckTabs: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    if (node.type !== "containerDirective" || node.name !== "tabs") return
    const tabs = node.children.filter(isTab).map((tab) => ({ node: tab, ...namesOf(tab) }))
    reportDoubles(file, tabs, ':::tab{label="…" value="…"}')
    reportToolSlips(file, { node, value: node.attributes?.group ?? undefined }, tabs)
  })
}

/**
 * Reports a set of tabs with a misspelled name of the tools' group, and tabs of this group with a wrong name of a tool: they would
 * not follow the tool that the reader has chosen.
 * @param set with the name of its group as its value
 */
export function reportToolSlips(file: VFile, set: Tab, tabs: readonly Tab[]): void {
  const slips =
    set.value === toolGroup
      ? tabs.map((tab) => ({ ...tab, kind: "tab's value", meant: meantTool(tab) }))
      : [
          {
            ...set,
            kind: "group",
            meant: tabs.some(isOfTool) ? meantWord(set.value ?? "", [toolGroup]) : undefined,
          },
        ]
  for (const { node, value, kind, meant } of slips)
    if (meant !== undefined)
      report(file, {
        rule: "mdx-syntax",
        ...positionOf(node),
        message: `The ${kind} "${value}" does not follow the tool that readers choose in the header.`,
        fix: `did you mean "${meant}"?`,
      })
}

function isOfTool({ value }: Tab): boolean {
  return isTool(value)
}

/** The tool of a tab whose value is not its name; `undefined` also for tabs of other tools. */
function meantTool({ value = "", label }: Tab): Tool | undefined {
  if (isTool(value)) return undefined
  const near = meantWord(value, tools)
  return isTool(near) ? near : tools.find((tool) => toolNames[tool] === label)
}

interface Tab {
  node: Node
  /** Absent if it cannot be derived from the written attributes. */
  value: string | undefined
  label?: string | undefined
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

function namesOf({ attributes, children }: ContainerDirective): Pick<Tab, "value" | "label"> {
  const labelled = children.find(isLabel)
  const label = attributes?.label || (labelled && plainText(labelled).replace(/\s+/g, " ").trim())
  const value = attributes?.value
  return label || value ? tabNames(label, value ?? undefined) : { value: undefined }
}
