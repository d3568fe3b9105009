import type { Parents } from "mdast"
import { didYouMean } from "../../../hcl/suggest"
import type { Fault } from "../../report/problem"
import { directiveNames } from "../directives/names"
import { alertNames } from "../syntax/remark-alerts"
import type { BodyMessage } from "../types"

/** A problem of a piece of text. */
export interface StrayFault extends Fault {
  /** `stray-markup` when absent. */
  rule?: BodyMessage["rule"]
}

/** The problem of a formula between single or double dollar signs. */
export function formulaFault(sign: "$" | "$$"): StrayFault {
  return {
    message: `"${sign}" is shown as text: a formula is not drawn here.`,
    fix: `write the formula ${sign === "$" ? "as code" : "in a code block"}, or as a picture.`,
  }
}

/** The problem of a `::name` line that was meant as a directive; `undefined` for any other. */
export function shortDirective(name: string): StrayFault | undefined {
  if (!directiveNames.includes(name)) return undefined
  return {
    message: `"::${name}" is shown as text, not read as a directive.`,
    fix: `write ":::${name}" above the text and ":::" below it.`,
  }
}

/**
 * The problem of a line such as `[!NOTE]` that makes no alert of GitHub; `undefined` if the line was not meant as one.
 * @param rest what follows on the line
 */
export function alertFault(name: string, rest: string, parent: Parents): StrayFault | undefined {
  if (parent.type !== "blockquote") {
    const isAlert = parent.type === "containerDirective" && parent.data?.isAlert
    if (isAlert || !alertNames.includes(name.toLowerCase())) return undefined
    return {
      message: `"[!${name}]" is not in a quote, and is shown as text.`,
      fix: 'start its line and the lines of its text with "> ".',
    }
  }
  if (!alertNames.includes(name.toLowerCase())) {
    const known = alertNames.map((kind) => `[!${kind.toUpperCase()}]`)
    return {
      message: `"[!${name}]" is not a known alert, and is shown as text.`,
      fix: didYouMean(`[!${name.toUpperCase()}]`, known, `use one of ${known.join(", ")}.`),
    }
  }
  if (rest.trim() === "")
    return {
      message: `"[!${name}]" is not in the first line of its quote, and is shown as text.`,
      fix: "write it in the first line of a quote of its own.",
    }
  return {
    message: `"[!${name}]" has text after it, and is shown as text.`,
    fix: "start the text of the alert on the next line.",
  }
}
