import type { CheckReport } from "../../hcl/check-text"

/** The message from the page to the worker. */
export interface CheckRequest {
  text: string
  /** Address of the catalog file. */
  catalog: string
}

/** A report with links to the pages of its modules. */
export interface LinkedReport extends CheckReport {
  /** Paths of the modules' pages by module path. */
  pages: Record<string, string>
}

/** The messages from the worker to the page: loading progress, start of the check, then one of the last two. */
export type CheckAnswer =
  | { kind: "loading"; bytes: number }
  | { kind: "reading" }
  | { kind: "report"; report: LinkedReport }
  | { kind: "failed"; message: string }
