import { writeFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { loadConfig } from "../src/node/config/load-config"
import { loadContent } from "../src/node/content/load-content"
import { createReport } from "../src/node/content-report/create-report"
import { formatContentReport } from "./lib/format-content-report"

async function main(): Promise<void> {
  const { json } = parseArgs({ options: { json: { type: "string" } } }).values
  const { environment, site } = loadConfig()
  const report = createReport(await loadContent(environment.CONTENT_DIR), site, new Date())
  console.log(formatContentReport(report))
  if (json !== undefined) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`)
  const isFinished = report.underFloor.length === 0 && report.repeatedSentences.length === 0
  process.exitCode = isFinished ? 0 : 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
