import type { Blockquote, Root } from "mdast"
import type { Plugin } from "unified"
import { alertNames } from "../../src/node/markdown/syntax/remark-alerts"
import { createDirective } from "./create-directive"

/** Converts GitHub's alerts (quotes that start with a line such as `[!NOTE]`) to admonitions. */
export const remarkImportedAlerts: Plugin<[], Root> = () => (tree) => {
  tree.children = tree.children.flatMap((node) => {
    const name = node.type === "blockquote" ? takeAlertName(node) : undefined
    return name === undefined || node.type !== "blockquote"
      ? [node]
      : createDirective(name, undefined, node.children)
  })
}

/** Removes the marker line of an alert, and returns the alert's name. */
function takeAlertName({ children: [first] }: Blockquote): string | undefined {
  if (first?.type !== "paragraph") return undefined
  const [mark, lineEnd] = first.children
  if (mark?.type !== "text" || lineEnd?.type !== "break") return undefined
  const name = /^\[!([a-z]+)\]$/i.exec(mark.value.trim())?.[1]?.toLowerCase()
  if (name === undefined || !alertNames.includes(name)) return undefined
  first.children.splice(0, 2)
  return name
}
