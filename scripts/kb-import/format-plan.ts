import { structuredPatch } from "diff"
import { counted } from "../../src/shared/counted"
import { type Plan, type Step, stepKinds } from "./plan-import"

/** Maximum number of diff lines to show. */
const shownLines = 20

/** Formats a plan: one line per article, the counts, and the ignored labels. */
export function formatPlan({ steps, unknownLabels }: Plan, contentRoot: string, dryRun: boolean): string[] {
  return [
    ...steps.flatMap((step) => [
      `${step.kind.padEnd(9)} ${contentRoot}/${step.file}  ${step.reason}`,
      ...(dryRun ? difference(step) : []),
    ]),
    ...[...unknownLabels]
      .sort(([a], [b]) => a.localeCompare(b, "en"))
      .map(
        ([label, count]) =>
          `label     ${JSON.stringify(label)} of ${counted(count, "discussion")} is not a tag of ${contentRoot}/tags.yml and was left out`,
      ),
    `${dryRun ? "Dry run, nothing is changed: " : ""}${counts(steps)}.`,
  ]
}

function counts(steps: readonly Step[]): string {
  return stepKinds.map((kind) => `${steps.filter((step) => step.kind === kind).length} ${kind}`).join(", ")
}

function difference({ before, text }: Step): string[] {
  if (before === undefined || text === undefined) return []
  const { hunks } = structuredPatch("", "", before, text, "", "", { context: 1 })
  const lines = hunks.flatMap((hunk) => [`@@ line ${hunk.newStart} @@`, ...hunk.lines])
  const rest = lines.length - shownLines
  const shown = rest > 0 ? [...lines.slice(0, shownLines), `… ${rest} more lines`] : lines
  return shown.map((line) => `    ${line}`)
}
