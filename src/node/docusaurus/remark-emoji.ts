import type { Root } from "mdast"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { withEmoji } from "./emoji"

/** Replaces emoji shortcodes in text. Runs after the ids of headings are set, which Docusaurus derives from the shortcodes. */
export const remarkEmoji: Plugin<[], Root> = () => (tree) => {
  visit(tree, "text", (node) => {
    node.value = withEmoji(node.value)
  })
}
