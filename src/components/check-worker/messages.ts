import type { CheckReport } from "../../hcl/check-text"
import type { Tool } from "../../shared/tools"

/** The message from the page to the worker: code to check. */
export interface CheckRequest {
  text: string
  /** Address of the catalog file. */
  catalog: string
}

/** The message from the call builder to the worker: a text that is to be the value of an argument in a call for a tool. */
export interface ExpressionRequest {
  expression: string
  tool: Tool
}

/** A report with links to the pages of its modules. */
export interface LinkedReport extends CheckReport {
  /** Paths of the modules' pages by module path. */
  pages: Record<string, string>
}

/**
 * The messages from the worker: loading progress, start of a check, then one of the last three. The one about an expression
 * has its problem, if there is one.
 */
export type CheckAnswer =
  | { kind: "loading"; bytes: number }
  | { kind: "reading" }
  | { kind: "report"; report: LinkedReport }
  | ({ kind: "expression"; problem: string | undefined } & ExpressionRequest)
  | { kind: "failed"; message: string }
