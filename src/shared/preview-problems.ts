/** Endpoint of the preview server that sends the problems in the content as server-sent events. */
export const problemsPath = "/__problems"

/** A problem as the preview's panel shows it. */
export interface PreviewProblem {
  level: "error" | "warning"
  /** `file:line:column level rule: message`. */
  line: string
  fix: string
}
