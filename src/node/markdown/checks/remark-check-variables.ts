import type { Root } from "mdast"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { comparePositions, type SourcePosition } from "../../../shared/source-position"
import {
  incompleteVariables,
  usedVariables,
  variableFault,
  variablesInSingleBraces,
  variablesWithHyphens,
} from "../../content/settings/variables"
import { partsOf } from "../file-data"
import { report } from "../report"
import type { Format } from "../types"

/** Reports `{{name}}` of variables that the tree does not define, and defined ones that are written in another form. */
export const remarkCheckVariables: Plugin<[{ format: Format }], Root> = ({ format }) => {
  return (tree, file) => {
    const { variables } = partsOf(file)
    if (!variables) return
    const text = String(file.value)
    for (const { name, line, column } of usedVariables(text)) {
      const fault = variableFault(variables, name)
      if (fault) report(file, { rule: "unknown-variable", line, column, ...fault })
    }
    const single = format === "md" ? variablesInSingleBraces(text, variables) : [] // an expression in MDX
    const isInCode = single.length === 0 ? () => false : codeOf(tree)
    const others = [
      ...incompleteVariables(text, variables).map((found) => ({ ...found, reason: "it lacks a brace" })),
      ...single
        .filter((found) => !isInCode(found))
        .map((found) => ({ ...found, reason: "it has one brace on each side" })),
      ...variablesWithHyphens(text, variables).map((found) => ({
        ...found,
        reason: "the words of its name are not joined by underscores",
      })),
    ]
    for (const { name, written, reason, line, column } of others)
      report(file, {
        rule: "unknown-variable",
        line,
        column,
        message: `"${written}" is shown as written, because ${reason}.`,
        fix: `write {{${name}}}.`,
      })
  }
}

/** Returns a function that says whether a position is in code. */
function codeOf(tree: Root): (position: SourcePosition) => boolean {
  const ranges: { start: SourcePosition; end: SourcePosition }[] = []
  visit(tree, (node) => {
    if ((node.type === "code" || node.type === "inlineCode") && node.position) ranges.push(node.position)
  })
  return (position) =>
    ranges.some(
      ({ start, end }) => comparePositions(start, position) <= 0 && comparePositions(position, end) < 0,
    )
}
