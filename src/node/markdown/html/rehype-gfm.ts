import type { Element, Root } from "hast"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { element } from "./hast"

/** Adds names to the check boxes of task lists, and adapts footnotes to the site's style sheet. */
export const rehypeGfm: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (node) => {
    nameCheckbox(node)
    finishFootnote(node)
  })
}

function nameCheckbox({ tagName, properties }: Element): void {
  if (tagName !== "input" || properties.type !== "checkbox") return
  properties.ariaLabel ??= properties.checked ? "Completed task" : "Incomplete task"
}

function finishFootnote(node: Element): void {
  if (node.tagName === "h2" && node.properties.id === "footnote-label") {
    node.properties.className = ["sr-only"]
  }
  if (node.properties.dataFootnoteBackref !== undefined) {
    node.properties.className = ["footnote-back"]
    node.children = [element("span", { ariaHidden: "true" }, ...node.children)]
  }
}
