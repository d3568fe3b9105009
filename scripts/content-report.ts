import { writeFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { loadConfig } from "../src/node/config/load-config"
import { loadContent } from "../src/node/content/load-content"
import { createReport } from "../src/node/content-report/create-report"
import { readResults, writeResults } from "../src/node/cache/result-cache"
import { formatContentReport } from "./lib/format-content-report"
import { main } from "./lib/main.mjs"

void main(async () => {
  const { json } = parseArgs({ options: { json: { type: "string" } } }).values
  const { environment, site } = loadConfig()
  await readResults()
  const report = createReport(await loadContent(environment.CONTENT_DIR), site, new Date())
  await writeResults()
  console.log(formatContentReport(report))
  if (json !== undefined) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`)
  const isFinished = report.underFloor.length === 0 && report.repeatedSentences.length === 0
  return isFinished ? 0 : 1
})
