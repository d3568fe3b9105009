/** Where the preview's server sends the problems of the content, as server-sent events. */
export const problemsPath = "/__problems"

/** A problem as the preview's panel lists it. */
export interface PreviewProblem {
  level: "error" | "warning"
  /** `file:line:column level rule: message`. */
  line: string
  fix: string
}
