import { performance } from "node:perf_hooks"
import { readResults, writeResults } from "../../src/node/cache/result-cache"
import { runChecks } from "../../src/node/checks/run-checks"
import { readEnvironment } from "../../src/node/config/environment"
import { loadConfig } from "../../src/node/config/load-config"
import { readArguments } from "../../src/node/config/read-arguments"
import { formatProblem } from "../../src/node/report/problem"
import "./page-reader" // the bundle is what its threads run as well
import { startPageReaders } from "./start-page-readers"

interface ReportOptions {
  /** What the command says about itself when its arguments are wrong. */
  usage: string
  /** Path of the bundle of this file. */
  bundled: string
}

/**
 * The command `check:content`: checks all content and prints what was found.
 * @returns the exit code
 */
export async function reportChecks({ usage, bundled }: ReportOptions): Promise<number> {
  readArguments({}, usage)
  const { CONTENT_DIR } = readEnvironment(process.env)
  const prepare = (await readResults()) ? undefined : startPageReaders(CONTENT_DIR, bundled)
  const config = loadConfig() // while the threads start
  const { content, errors, warnings } = await runChecks(config, { prepare })
  await writeResults()
  for (const problem of errors) console.log(formatProblem(problem, "error"))
  for (const problem of warnings) console.log(formatProblem(problem, "warning"))
  const seconds = (performance.now() / 1000).toFixed(1) // since the process began
  console.log(
    `${content.documents.length} pages checked in ${seconds} s: ${errors.length} errors, ${warnings.length} warnings.`,
  )
  return errors.length > 0 ? 1 : 0
}
