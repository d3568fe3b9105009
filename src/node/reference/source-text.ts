import { formatHcl } from "./format-hcl"
import { walk, type HclNode } from "../../hcl/hcl-tree"
import { sharedIndent } from "../../hcl/literal"

/**
 * The source of an expression without its common indentation. Text with a heredoc is unchanged, because its indentation can
 * be part of the value.
 */
export function expressionText(node: HclNode): string {
  for (const part of walk(node)) if (part.type === "heredoc_template") return node.text
  return atMargin(node.text)
}

/** The source of a type without comments, formatted like `terraform fmt`. */
export async function typeText(node: HclNode): Promise<string> {
  let text = ""
  let end = node.start
  for (const part of walk(node)) {
    if (part.type !== "comment") continue
    text += node.text.slice(end - node.start, part.start - node.start)
    // A comment that is alone on its lines is removed together with the line breaks.
    if (/(?:^|\n)[ \t]*$/.test(text)) text = text.replace(/\n?[ \t]*$/, "")
    end = part.end
  }
  text = atMargin(text + node.text.slice(end - node.start))
  if (!text.includes("\n")) return text
  const formatted = await formatHcl(`type = ${text}`)
  return formatted.replace(/^type = /, "").trimEnd()
}

function atMargin(text: string): string {
  const [first = "", ...rest] = text.split("\n")
  const indent = sharedIndent(rest)
  return [first, ...rest.map((line) => line.slice(indent))].map((line) => line.trimEnd()).join("\n")
}
