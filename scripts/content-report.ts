import { writeFile } from "node:fs/promises"
import { configuredLayout } from "../src/node/config/configured-layout"
import { loadConfig } from "../src/node/config/load-config"
import { readArguments } from "../src/node/config/read-arguments"
import { loadContent } from "../src/node/content/load-content"
import { createReport } from "./content-report/create-report"
import { readResults, writeResults } from "../src/node/cache/result-cache"
import { formatContentReport } from "./lib/format-content-report"
import { main } from "./lib/main.mjs"

const usage = `Usage: npm run content:report -- [options]

Measures each page of the content. Fails if a page is below its minimum, or if a sentence is on two pages.

  --json <file>  write the report to a file as well, as JSON`

void main(async () => {
  const { json } = readArguments({ options: { json: { type: "string" } } }, usage).values
  const config = loadConfig()
  await readResults()
  const report = createReport(await loadContent(configuredLayout(config)), config.site, new Date())
  await writeResults()
  console.log(formatContentReport(report))
  if (json !== undefined) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`)
  const isFinished = report.underFloor.length === 0 && report.repeatedSentences.length === 0
  return isFinished ? 0 : 1
}, usage)
