import type { Element, Parents, Properties, Root } from "hast"
import { toString } from "hast-util-to-string"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import type { ValueRule } from "../../content/settings/value-rules"
import type { ValuePatterns } from "../../../shared/value-patterns"
import { contextOf } from "../file-data"
import { element, hasClass } from "../html/hast"
import { lineElementsOf } from "./code-element"
import { findPlaceholders } from "./find-placeholders"
import { replaceRanges } from "./replace-ranges"

/**
 * Marks placeholders for the reader's own values in code blocks, so that the page can replace them, except those that the
 * block needs as they are. Must run after `rehypeCodeBlocks`.
 */
export const rehypeValues: Plugin<[], Root> = () => (tree, file) => {
  const allRules = contextOf(file).valueRules ?? []
  if (allRules.length === 0) return
  const used = new Map<string, ValueRule>()
  const places: { parent: Parents; index: number }[] = []
  visit(tree, "element", (block, index, parent) => {
    if (!hasClass(block, "code-block") || !parent || index === undefined) return undefined
    const rules = markPlaceholders(block, allRules)
    if (rules.length > 0) places.push({ parent, index })
    for (const rule of rules) used.set(rule.id, rule)
    return SKIP
  })
  const [first] = places
  first?.parent.children.splice(first.index, 0, barOf([...used.values()]))
}

/** Marks the placeholders of a code block. Returns the rules of those that it has. */
function markPlaceholders(block: Element, rules: readonly ValueRule[]): ValueRule[] {
  const literal = block.data?.literal ?? []
  return lineElementsOf(block).flatMap((line) => {
    const text = toString(line)
    const placeholders = findPlaceholders(text, rules).filter(
      ({ start, end }) => !literal.includes(text.slice(start, end)),
    )
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
    return placeholders.map(({ rule }) => rule)
  })
}

/** The list of values that the page uses, with a button to edit them; placed above the first code block that has one. */
function barOf(used: readonly ValueRule[]): Element {
  return element(
    "doc-values",
    patternsOf(used),
    element("button", { type: "button" }, "My values"),
    ` The samples of this page use: ${used.map(({ label }) => label).join(", ")}.`,
  )
}

/** The patterns of the values, with their hints, as data for the dialog. */
function patternsOf(used: readonly ValueRule[]): Properties {
  const patterns: ValuePatterns = Object.fromEntries(
    used.flatMap(({ id, form, hint = "" }) => (form === undefined ? [] : [[id, { pattern: form, hint }]])),
  )
  return Object.keys(patterns).length > 0 ? { dataPatterns: JSON.stringify(patterns) } : {}
}
