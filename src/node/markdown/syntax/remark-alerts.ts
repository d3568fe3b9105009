import type { Blockquote, Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import { visitBlocks } from "../visit-blocks"

/** The alerts of GitHub; each is the name of an admonition. */
export const alertNames: readonly string[] = ["note", "tip", "important", "warning", "caution"]

const mark = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i

/** Turns GitHub's alerts, quotes that start with a line such as `[!NOTE]`, into admonitions. */
export const remarkAlerts: Plugin<[], Root> = () => (tree) => {
  visitBlocks(tree, (node, index, parent) => {
    const name = node.type === "blockquote" ? takeAlertName(node) : undefined
    if (name === undefined || node.type !== "blockquote") return
    parent.children[index] = {
      type: "containerDirective",
      name,
      attributes: {},
      children: node.children,
      ...(node.position ? { position: node.position } : {}),
      data: { isAlert: true },
    }
  })
}

/** Removes the line that makes a quote an alert, and returns the alert's name. The line can end in a `break`. */
export function takeAlertName({ children }: Blockquote): string | undefined {
  const [first] = children
  const text = first?.type === "paragraph" ? first.children[0] : undefined
  if (first?.type !== "paragraph" || text?.type !== "text") return undefined
  const [line = "", written = ""] = mark.exec(text.value) ?? []
  const name = written.toLowerCase()
  const isWhole = line.endsWith("\n") || first.children.length === 1 || first.children[1]?.type === "break"
  if (!alertNames.includes(name) || !isWhole) return undefined
  text.value = text.value.slice(line.length)
  if (text.value === "") first.children.splice(0, first.children[1]?.type === "break" ? 2 : 1)
  if (first.children.length === 0) children.shift()
  return name
}

declare module "mdast-util-directive" {
  interface ContainerDirectiveData {
    /** Set for an alert of GitHub, which has no fences. */
    isAlert?: boolean
  }
}
