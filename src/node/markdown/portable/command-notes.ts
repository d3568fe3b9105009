import type { Code, Nodes, Paragraph, PhrasingContent, RootContent } from "mdast"
import { toolGroup } from "../../../shared/tools"
import { readCodeLines } from "../code/code-lines"
import { parseCodeMeta } from "../code/code-meta"
import { cautionsOf } from "../code/destructive-commands"
import { grammarName } from "../code/languages"
import { exchangedTools, toolCommands, variantsSentence } from "../code/tool-commands"
import { attributeOf } from "../mdx/jsx-attributes"

/**
 * Adds the notes that a page shows at its blocks of commands: a caution above destructive commands, and a sentence with the variants
 * for the other tools below. Tabs for the tools have the variants themselves.
 */
export function addCommandNotes(parent: Nodes, inToolTabs = false): void {
  if (!("children" in parent)) return
  const inTabs = inToolTabs || isToolTabs(parent)
  const children = parent.children.flatMap((child): RootContent[] => {
    addCommandNotes(child, inTabs)
    return child.type === "code" ? withNotes(child, inTabs) : [child]
  })
  if (parent.type === "listItem" && children.length > parent.children.length) parent.spread = true
  parent.children = children as typeof parent.children // only paragraphs are added, beside code
}

function isToolTabs(node: Nodes): boolean {
  if (node.type === "containerDirective") return node.attributes?.group === toolGroup
  return node.type === "mdxJsxFlowElement" && attributeOf(node, "groupId")?.value === toolGroup
}

function withNotes(code: Code, inTabs: boolean): RootContent[] {
  const grammar = grammarName(code.lang ?? "", code.value)
  if (grammar !== "bash" && grammar !== "shell-session") return [code]
  const lines = readCodeLines(code.value, parseCodeMeta(code.meta ?? ""), grammar)
  const commands = lines
    .filter(({ prompt }) => grammar === "bash" || prompt !== undefined)
    .map(({ text }) => text)
  const exchanged = inTabs ? [] : exchangedTools(commands.join("\n"))
  const variants = variantsSentence(commands.flatMap((command) => toolCommands(command, exchanged)))
  const cautions = cautionsOf(lines.map(({ text }) => text).join("\n"))
  return [
    ...(cautions.length === 0
      ? []
      : [
          paragraph(
            { type: "strong", children: [{ type: "text", value: "Caution:" }] },
            { type: "text", value: ` ${cautions.join(" ")}` },
          ),
        ]),
    code,
    ...(variants === "" ? [] : [paragraph(...withCode(variants))]),
  ]
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children }
}

/** A text whose parts in backticks are code. */
function withCode(text: string): PhrasingContent[] {
  return text.split("`").map((value, index) => ({ type: index % 2 === 1 ? "inlineCode" : "text", value }))
}
