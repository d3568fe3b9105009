import type { Root } from "mdast"
import type { Plugin } from "unified"
import { incompleteVariables, usedVariables, variableFault } from "../../content/settings/variables"
import type { WithParts } from "../plugin-options"
import { report } from "../report"

/** Reports `{{name}}` of variables that the tree does not define, and defined ones that lack a brace. */
export const remarkCheckVariables: Plugin<[WithParts], Root> = function ({ partsOf }) {
  return (_, file) => {
    const { variables } = partsOf(file)
    if (!variables) return
    const text = String(file.value)
    for (const { name, line, column } of usedVariables(text)) {
      const fault = variableFault(variables, name)
      if (fault) report(file, { rule: "unknown-variable", line, column, ...fault })
    }
    for (const { name, written, line, column } of incompleteVariables(text, variables))
      report(file, {
        rule: "unknown-variable",
        line,
        column,
        message: `"${written}" is shown as written, because it lacks a brace.`,
        fix: `write {{${name}}}.`,
      })
  }
}
