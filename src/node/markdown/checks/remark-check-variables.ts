import type { Root } from "mdast"
import type { Plugin } from "unified"
import { usedVariables, variableFault } from "../../content/settings/variables"
import type { WithParts } from "../plugin-options"
import { report } from "../report"

/** Reports `{{name}}` of variables that the tree does not define. */
export const remarkCheckVariables: Plugin<[WithParts], Root> = function ({ partsOf }) {
  return (_, file) => {
    const { variables } = partsOf(file)
    if (!variables) return
    for (const { name, line, column } of usedVariables(String(file.value))) {
      const fault = variableFault(variables, name)
      if (fault) report(file, { rule: "unknown-variable", line, column, ...fault })
    }
  }
}
