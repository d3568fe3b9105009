import type { CheckReport } from "../../hcl/check-text"

/** What a page asks the worker. */
export interface CheckRequest {
  text: string
  /** Address of the catalog's file. */
  catalog: string
}

/** A report with where to read about the modules in it. */
export interface LinkedReport extends CheckReport {
  /** Paths of the pages of modules, by the path of the module. */
  pages: Record<string, string>
}

/** What the worker answers: how much it has loaded, that it begins to read, then one of the last two. */
export type CheckAnswer =
  | { kind: "loading"; bytes: number }
  | { kind: "reading" }
  | { kind: "report"; report: LinkedReport }
  | { kind: "failed"; message: string }
