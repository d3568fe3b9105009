import type { Element, Properties, Root } from "hast"
import { toString } from "hast-util-to-string"
import type { Plugin } from "unified"
import { EXIT, SKIP, visit } from "unist-util-visit"
import type { ValueRule } from "../../content/settings/value-rules"
import type { ValuePatterns } from "../../../shared/value-patterns"
import type { WithContext } from "../plugin-options"
import { classesOf, element } from "../html/hast"
import { findPlaceholders } from "./find-placeholders"
import { replaceRanges } from "./replace-ranges"

/**
 * Marks placeholders for the reader's own values in code blocks, so that the page can replace them, except those that the
 * block needs as they are. Must run after `rehypeCodeBlocks`.
 */
export const rehypeValues: Plugin<[WithContext], Root> =
  ({ contextOf }) =>
  (tree, file) => {
    const rules = contextOf(file).valueRules ?? []
    if (rules.length === 0) return
    const used = new Map<string, ValueRule>()
    visit(tree, "element", (block) => {
      if (!classesOf(block).includes("code-block")) return undefined
      for (const rule of markPlaceholders(block, rules)) used.set(rule.id, rule)
      return SKIP
    })
    if (used.size > 0) insertBar(tree, [...used.values()])
  }

/** Marks the placeholders of a code block. Returns the rules of those that it has. */
function markPlaceholders(block: Element, rules: readonly ValueRule[]): ValueRule[] {
  const literal = block.data?.literal ?? []
  const used: ValueRule[] = []
  visit(block, "element", (line) => {
    if (!classesOf(line).includes("code-line")) return undefined
    const text = toString(line)
    const placeholders = findPlaceholders(text, rules).filter(
      ({ start, end }) => !literal.includes(text.slice(start, end)),
    )
    used.push(...placeholders.map(({ rule }) => rule))
    replaceRanges(
      line,
      placeholders.map(({ start, end, rule }) => ({
        start,
        end,
        replace: (piece, index) => [
          element(
            "span",
            index === 0
              ? { className: ["my-value"], dataValue: rule.id, dataLabel: rule.label }
              : { className: ["my-value"], dataRest: "" },
            piece,
          ),
        ],
      })),
    )
    return SKIP
  })
  return used
}

/** Inserts the list of values that the page uses, with the button for them, above the first code block that has one. */
function insertBar(tree: Root, used: readonly ValueRule[]): void {
  visit(tree, "element", (figure, index, parent) => {
    if (!classesOf(figure).includes("code-block") || !holdsValue(figure)) return undefined
    if (!parent || index === undefined) return undefined
    parent.children.splice(
      index,
      0,
      element(
        "doc-values",
        patternsOf(used),
        element("button", { type: "button" }, "My values"),
        ` The samples of this page use: ${used.map(({ label }) => label).join(", ")}.`,
      ),
    )
    return EXIT
  })
}

/** The patterns of the values, with their hints, as data for the dialog. */
function patternsOf(used: readonly ValueRule[]): Properties {
  const patterns: ValuePatterns = Object.fromEntries(
    used.flatMap(({ id, form, hint = "" }) => (form === undefined ? [] : [[id, { pattern: form, hint }]])),
  )
  return Object.keys(patterns).length > 0 ? { dataPatterns: JSON.stringify(patterns) } : {}
}

function holdsValue(figure: Element): boolean {
  let found = false
  visit(figure, "element", (node) => {
    if (!classesOf(node).includes("my-value")) return undefined
    found = true
    return EXIT
  })
  return found
}
