import type { Element, ElementContent, Nodes, Root } from "hast"
import { toString } from "hast-util-to-string"
import type {} from "mdast-util-mdx-jsx" // types elements of JSX
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { groupBy } from "../../../shared/group-by"
import { type Tool, toolGroup, tools } from "../../../shared/tools"
import { element, hasClass, isElement } from "../html/hast"
import { attributeOf } from "../mdx/jsx-attributes"
import { lineElementsOf } from "./code-element"
import { replaceRanges, type TextRange } from "./replace-ranges"
import { exchangedTools, toolCommands, toolNotes, variantsSentence, type ToolCommand } from "./tool-commands"

/** Elements whose text is processed as a unit: if it mentions several tools, its commands are not changed. */
const blocks = new Set(["p", "li", "td", "th", "dd", "dt", "summary"])

/**
 * Renders variants of shared commands for each tool; CSS shows the variant of the reader's tool. Tabs for the tools are not
 * changed. Must run after `rehypeCodeBlocks`.
 */
export const rehypeToolCommands: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node) => {
    if (isToolTabs(node) || isElement(node, "pre") || /^h[1-6]$/.test("tagName" in node ? node.tagName : ""))
      return SKIP
    if (isElement(node) && hasClass(node, "code-block")) {
      inCodeBlock(node)
      return SKIP
    }
    if (isElement(node) && blocks.has(node.tagName)) inProse(node, exchangedTools(ownText(node)))
    return undefined
  })
}

function isToolTabs(node: Nodes): boolean {
  if (isElement(node)) return node.properties.dataGroup === toolGroup
  return "attributes" in node && attributeOf(node, "groupId")?.value === toolGroup
}

function inCodeBlock(figure: Element): void {
  const { dataLanguage } = figure.properties
  if (dataLanguage !== "bash" && dataLanguage !== "shell-session") return
  const lines = lineElementsOf(figure).filter(
    ({ properties }) => dataLanguage === "bash" || properties.dataPrompt !== undefined,
  )
  const exchanged = exchangedTools(lines.map((line) => toString(line)).join("\n"))
  const all: ToolCommand[] = []
  for (const line of lines) {
    const commands = toolCommands(toString(line), exchanged)
    replaceRanges(line, commands.map(toRange))
    all.push(...commands)
  }
  if (all.length === 0) return
  figure.children.push(
    ...toolNotes(all).map(({ tool, note }) => noteElement(note, { dataFor: tool })),
    noteElement(variantsSentence(all), { dataAll: "" }),
  )
}

/** Commands in the text of a block, excluding nested blocks, which are processed separately. */
function inProse(block: Element, exchanged: readonly Tool[]): void {
  for (const child of block.children) {
    if (!isElement(child) || blocks.has(child.tagName) || isToolTabs(child)) continue
    if (child.tagName !== "code") {
      if (!["ul", "ol", "pre", "figure", "div", "table"].includes(child.tagName)) inProse(child, exchanged)
      continue
    }
    const commands = toolCommands(toString(child), exchanged).filter(({ start }) => start === 0)
    replaceRanges(child, commands.map(toRange))
  }
}

function ownText(block: Element): string {
  return block.children
    .filter((child) => !isElement(child) || !["ul", "ol", "div", "figure"].includes(child.tagName))
    .map((child) => ("children" in child || "value" in child ? toString(child) : ""))
    .join("")
}

function toRange({ start, end, written, names }: ToolCommand): TextRange {
  return {
    start,
    end,
    replace: () =>
      variantsOf(written, names).map(({ name, forTools }) =>
        element(
          "span",
          {
            className: ["for-tool"],
            dataFor: forTools.join(" "),
            ...(forTools.includes(written) ? { dataWritten: "" } : {}),
          },
          name,
        ),
      ),
  }
}

/** The variants of a command with their tools; for a tool without the command, the original is shown. */
function variantsOf(written: ToolCommand["written"], names: ToolCommand["names"]) {
  const variants = groupBy(tools, (tool) => names[tool] ?? names[written] ?? "")
  return [...variants].map(([name, forTools]) => ({ name, forTools }))
}

/** A paragraph below a code block. Text in backticks is rendered as code. */
function noteElement(note: string, properties: Record<string, string>): Element {
  const parts = note
    .split("`")
    .map((part, index): ElementContent | string => (index % 2 === 1 ? element("code", {}, part) : part))
  return element("p", { className: ["tool-note"], ...properties }, ...parts)
}
