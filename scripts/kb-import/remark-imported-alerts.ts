import type { Root } from "mdast"
import type { Plugin } from "unified"
import { takeAlertName } from "../../src/node/markdown/syntax/remark-alerts"
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
