import type { Root } from "hast"
import { toString } from "hast-util-to-string"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { element, hasClass } from "../html/hast"
import { lineElementsOf } from "./code-element"
import { cautionsOf } from "./destructive-commands"

/** Marks shell code with a destructive command, and adds a caution. Must run after `rehypeCodeBlocks`. */
export const rehypeDestructive: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (node) => {
    if (node.tagName !== "figure" || !hasClass(node, "code-block")) return undefined
    const { dataLanguage } = node.properties
    if (dataLanguage !== "bash" && dataLanguage !== "shell-session") return SKIP
    const cautions = cautionsOf(
      lineElementsOf(node)
        .map((line) => toString(line))
        .join("\n"),
    )
    if (cautions.length === 0) return SKIP
    node.properties.dataDestructive = ""
    node.children.unshift(
      element(
        "div", // what follows a paragraph has a margin
        { className: ["code-caution"] },
        element("strong", {}, "Caution:"),
        ` ${cautions.join(" ")}`,
      ),
    )
    return SKIP
  })
}
