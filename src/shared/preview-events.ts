import type { ProblemLevel } from "./problem-level"

/** Endpoint of the preview server that sends server-sent events about the content. */
export const eventsPath = "/__preview"

/** The events by name, with their data. */
export interface PreviewEvents {
  /** Name of this run of the preview, at the start. Each start of `npm run develop` has another one. */
  run: string
  /** Hash of the browser's bundle, at the start. */
  bundle: string
  /** All problems, at the start and after each change of the content. */
  problems: PreviewProblem[]
  /** Sent at the start and each time Gatsby has handled a change: pages may have other data since. */
  settled: true
  /** The text of a page that was saved. */
  saved: SavedText
}

/** A problem as the preview's panel shows it. */
export interface PreviewProblem {
  level: ProblemLevel
  /** `file:line:column`. */
  place: string
  rule: string
  message: string
  fix: string
}

/** The new text of a page, which is sent long before Gatsby has made the whole page again. */
export interface SavedText {
  /** Address of the page. */
  slug: string
  html: string
}
