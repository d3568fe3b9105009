import { performance } from "node:perf_hooks"
import { loadConfig } from "../src/node/config/load-config"
import { runChecks } from "../src/node/checks/run-checks"
import { readOutlines, writeOutlines } from "../src/node/markdown/outline-cache"
import { formatProblem } from "../src/node/report/problem"

async function main(): Promise<void> {
  const start = performance.now()
  await readOutlines()
  const { content, errors, warnings } = await runChecks(loadConfig())
  await writeOutlines()
  for (const problem of errors) console.log(formatProblem(problem, "error"))
  for (const problem of warnings) console.log(formatProblem(problem, "warning"))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${content.documents.length} pages checked in ${seconds} s: ${errors.length} errors, ${warnings.length} warnings.`,
  )
  process.exitCode = errors.length > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
