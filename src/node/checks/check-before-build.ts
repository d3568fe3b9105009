import type { ParentSpanPluginArgs } from "gatsby"
import { loadConfig } from "../config/load-config"
import { readResults, writeResults } from "../cache/result-cache"
import { formatProblem } from "../report/problem"
import { runChecks } from "./run-checks"

/**
 * Stops a build whose content has errors, before Gatsby reads it; lists warnings and goes on.
 * While developing, errors are listed too and the preview goes on.
 */
export async function checkBeforeBuild({ reporter }: ParentSpanPluginArgs): Promise<void> {
  await readResults()
  const { errors, warnings } = await runChecks(loadConfig())
  await writeResults()
  for (const problem of warnings) process.stderr.write(`${formatProblem(problem, "warning")}\n`)
  for (const problem of errors) process.stderr.write(`${formatProblem(problem, "error")}\n`)
  if (errors.length === 0) return
  const summary = `The content has ${errors.length} ${errors.length === 1 ? "error" : "errors"}; they are listed above.`
  if (process.env.gatsby_executing_command === "develop") reporter.warn(summary)
  else {
    process.stderr.write(`${summary}\n`)
    process.exit(1) // a panic would print a stack trace that says nothing to an author
  }
}
