import type { Nodes, Root } from "mdast"
import type { Plugin } from "unified"
import { positionOf, report } from "../report"
import { plainText } from "../text/plain-text"

/** Reports definitions and footnotes that are unused or duplicate, and links without a text or an address. */
export const remarkCheckReferences: Plugin<[], Root> = () => (tree, file) => {
  const defined = new Map<string, Nodes & { type: "definition" | "footnoteDefinition" }>()
  const named = new Set<string>()
  const keyOf = ({ type, identifier }: { type: string; identifier: string }) =>
    `${type.startsWith("footnote") ? "^" : ""}${identifier}`

  const visit = (node: Nodes): void => {
    switch (node.type) {
      case "definition":
      case "footnoteDefinition": {
        const first = defined.get(keyOf(node))
        if (!first) defined.set(keyOf(node), node)
        else
          report(file, {
            rule: "lost-text",
            ...positionOf(node),
            message: `"${labelOf(node)}" is defined on line ${positionOf(first).line} as well, and that one is used.`,
            fix: "remove one of the two, or give this one another name.",
          })
        break
      }
      case "linkReference":
      case "imageReference":
      case "footnoteReference":
        named.add(keyOf(node))
        break
      case "link":
        if (
          plainText(node).trim() === "" &&
          !node.children.some(({ type }) => /^(?:image|html|mdx)/.test(type))
        )
          report(file, {
            rule: "lost-text",
            ...positionOf(node),
            message: `The link to "${node.url}" has no text: readers do not see it.`,
            fix: "write between the brackets where the link leads.",
          })
        break
    }
    if ("children" in node) node.children.forEach(visit)
  }
  visit(tree)

  for (const [key, node] of defined) {
    if (named.has(key)) continue
    const isFootnote = node.type === "footnoteDefinition"
    report(file, {
      rule: "lost-text",
      ...positionOf(node),
      message: `"${labelOf(node)}" is never used: readers do not see the line.`,
      fix: isFootnote
        ? `write ${labelOf(node)} where the footnote belongs, or remove it.`
        : `write [text]${labelOf(node)} where the link belongs; a line that is meant as text must not start with "${labelOf(node)}:".`,
    })
  }
}

function labelOf({ type, label, identifier }: { type: string; label?: string | null; identifier: string }) {
  return `[${type.startsWith("footnote") ? "^" : ""}${label ?? identifier}]`
}
