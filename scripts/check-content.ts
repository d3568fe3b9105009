import { performance } from "node:perf_hooks"
import { loadConfig } from "../src/node/config/load-config"
import { runChecks } from "../src/node/checks/run-checks"
import { readOutlines, writeOutlines } from "../src/node/markdown/outline-cache"
import { formatProblem } from "../src/node/report/problem"
import { main } from "./lib/main.mjs"

void main(async () => {
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
  return errors.length > 0 ? 1 : 0
})
