import { walk, type HclNode } from "../../hcl/hcl-tree"

/** Returns the description of a type's attribute from its comments. */
export type TypeComments = (attribute: HclNode) => string

/**
 * Assigns the comments of a type expression to attributes: those on the lines directly above, and the one at the end of the
 * attribute's first or last line.
 */
export function typeComments(expression: HclNode): TypeComments {
  const above = new Map<number, HclNode>()
  const trailing = new Map<number, HclNode>()
  const firstOnLine = new Map<number, HclNode>()
  const lastOnLine = new Map<number, HclNode>()
  const outermostEnding = new Map<number, HclNode>()
  const codeLines = new Set<number>()

  for (const node of walk(expression)) {
    if (node.type === "comment") {
      if (codeLines.has(node.line)) trailing.set(node.line, node)
      else above.set(node.endLine, node)
      continue
    }
    if (node.children.length === 0) codeLines.add(node.line)
    if (node.type !== "object_elem") continue
    if (!firstOnLine.has(node.line)) firstOnLine.set(node.line, node)
    lastOnLine.set(node.line, node)
    if (!outermostEnding.has(node.endLine)) outermostEnding.set(node.endLine, node)
  }

  return (attribute) => {
    const found: string[] = []
    if (firstOnLine.get(attribute.line) === attribute) {
      let line = attribute.line - 1
      for (let comment = above.get(line); comment; comment = above.get(line)) {
        found.unshift(commentText(comment.text))
        line = comment.line - 1
      }
    }
    const sameLine = lastOnLine.get(attribute.line) === attribute ? trailing.get(attribute.line) : undefined
    const closing =
      attribute.endLine !== attribute.line && outermostEnding.get(attribute.endLine) === attribute
        ? trailing.get(attribute.endLine)
        : undefined
    for (const comment of [sameLine, closing]) if (comment) found.push(commentText(comment.text))
    return found.join("\n").trim()
  }
}

/** The text of a comment, without its markers. */
function commentText(comment: string): string {
  if (comment.startsWith("/*"))
    return comment
      .replace(/^\/\*+|\*+\/$/g, "")
      .split("\n")
      .map((line) => line.replace(/^\s*\*? ?/, "").trimEnd())
      .join("\n")
      .trim()
  return comment.replace(/^(?:#+|\/\/+) ?/, "").trimEnd()
}
