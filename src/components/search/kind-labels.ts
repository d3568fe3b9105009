import type { RecordKind } from "../../shared/search-record"

/** What readers call the kinds of records, as the name of a group. */
export const kindLabels: Record<RecordKind, string> = {
  guide: "Guides",
  reference: "Services",
  input: "Inputs",
  output: "Outputs",
  question: "Questions",
  error: "Errors",
  release: "Releases",
}
