import type { RecordKind } from "../../shared/search/record"

/** Labels of the record kinds, in the plural. */
export const kindLabels: Record<RecordKind, string> = {
  guide: "Guides",
  reference: "Services",
  input: "Inputs",
  output: "Outputs",
  question: "Questions",
  error: "Errors",
  release: "Releases",
}
