import type { Content } from "../content/content"
import type { ContentDocument } from "../content/document"
import type { Fault, Problem, RuleFault } from "../report/problem"

/** A problem of a field in a page's front matter. Its rule is `front-matter` unless the fault has another. */
export function fieldProblem(
  positionOf: Content["positionOf"],
  document: ContentDocument,
  field: readonly PropertyKey[],
  fault: Fault & Partial<RuleFault>,
): Problem {
  return { rule: "front-matter", file: document.reportFile, ...positionOf(document, field), ...fault }
}
