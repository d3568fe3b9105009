import type { ParentSpanPluginArgs } from "gatsby"
import { loadConfig } from "../config/load-config"
import { readResults, writeResults } from "../cache/result-cache"
import { formatProblem, type Problem } from "../report/problem"
import { runChecks } from "../checks/run-checks"

let warningsOfBuild: readonly Problem[] = []

/**
 * Stops a build whose content has errors, before Gatsby reads it; `listWarnings` tells of the rest when it ends.
 * While developing, all is listed at once and the preview goes on, unless the content leads out of its tree: Gatsby would
 * read what is there.
 */
export async function checkBeforeBuild({ reporter }: ParentSpanPluginArgs): Promise<void> {
  await readResults()
  const { errors, warnings } = await runChecks(loadConfig(), { drawings: true })
  await writeResults()
  warningsOfBuild = warnings
  const isDevelop = process.env.gatsby_executing_command === "develop"
  for (const problem of errors) process.stderr.write(`${formatProblem(problem, "error")}\n`)
  if (errors.length > 0 || isDevelop) listWarnings()
  if (errors.length === 0) return
  const summary = `The content has ${errors.length} ${errors.length === 1 ? "error" : "errors"}; they are listed above.`
  if (isDevelop && !errors.some(({ rule }) => rule === "outside-content")) reporter.warn(summary)
  else {
    process.stderr.write(`${summary}\n`)
    process.exit(1) // a panic would print a stack trace that says nothing to an author
  }
}

/** Lists the warnings of the content that is built. */
export function listWarnings(): void {
  for (const problem of warningsOfBuild) process.stderr.write(`${formatProblem(problem, "warning")}\n`)
}
