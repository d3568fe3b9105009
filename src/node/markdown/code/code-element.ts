import type { Element, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"
import { classesOf, hasClass, isElement } from "../html/hast"
import { parseCodeMeta, type CodeMeta } from "./code-meta"
import { toString } from "hast-util-to-string"

/** A code block from remark or from raw HTML. */
export interface CodeElement {
  /** As written; empty if there is none. */
  language: string
  meta: CodeMeta
  /** Without its final newline. */
  code: string
}

/**
 * Calls a function for each code block; an element that it returns replaces the block. Preformatted HTML that contains
 * elements is only made focusable by keyboard.
 */
export function replaceCode(tree: Root, make: (code: CodeElement) => Element | undefined): void {
  visit(tree, "element", (pre, index, parent) => {
    if (pre.tagName !== "pre" || !parent || index === undefined) return undefined
    const [only, ...others] = pre.children
    const code = isElement(only, "code") && others.length === 0 ? only : pre
    if (code.children.some((child) => isElement(child))) {
      pre.properties.tabIndex = 0
      return SKIP
    }
    const language = classesOf(code).find((name) => name.startsWith("language-"))
    const meta = code.properties.dataMeta
    const replacement = make({
      language: language?.slice("language-".length) ?? "",
      meta: parseCodeMeta(typeof meta === "string" ? meta : ""),
      code: toString(code).replace(/\n$/, ""),
    })
    if (replacement) parent.children[index] = replacement
    return SKIP
  })
}

/** The lines of a code block that `rehypeCodeBlocks` has made. */
export function lineElementsOf(block: Element): Element[] {
  const lines: Element[] = []
  visit(block, "element", (node) => {
    if (hasClass(node, "code-line")) lines.push(node)
  })
  return lines
}
