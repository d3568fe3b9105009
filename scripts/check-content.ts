import { performance } from "node:perf_hooks"
import { readResults, writeResults } from "../src/node/cache/result-cache"
import { runChecks } from "../src/node/checks/run-checks"
import { loadConfig } from "../src/node/config/load-config"
import { readArguments } from "../src/node/config/read-arguments"
import { formatProblem } from "../src/node/report/problem"
import { main } from "./lib/main.mjs"
import { startPageReaders } from "./lib/start-page-readers"

const usage = `Usage: npm run check:content

Runs every content check without building the site. CONTENT_DIR and SITE_CONFIG name another content
tree and its settings. Fails when there is an error; warnings are only listed.`

void main(async () => {
  readArguments({}, usage)
  const start = performance.now()
  const config = loadConfig()
  const readBefore = await readResults()
  const prepare = readBefore ? undefined : startPageReaders(config.environment.CONTENT_DIR)
  const { content, errors, warnings } = await runChecks(config, { prepare })
  await writeResults()
  for (const problem of errors) console.log(formatProblem(problem, "error"))
  for (const problem of warnings) console.log(formatProblem(problem, "warning"))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${content.documents.length} pages checked in ${seconds} s: ${errors.length} errors, ${warnings.length} warnings.`,
  )
  return errors.length > 0 ? 1 : 0
}, usage)
