import { configuredLayout } from "../src/node/config/configured-layout"
import { loadConfig } from "../src/node/config/load-config"
import { readArguments } from "../src/node/config/read-arguments"
import { loadContent } from "../src/node/content/load-content"
import { createReport } from "./content-report/create-report"
import { readResults, writeResults } from "../src/node/cache/result-cache"
import { formatContentReport } from "./content-report/format-content-report"
import { main } from "./lib/main.mjs"

const usage = `Usage: npm run content:report -- [options]

Measures each page of the content. Fails if a page is below its minimum, or if a sentence is on two pages.

  --format <form>  text (the default), or json: everything that was measured, for programs`

const formats = {
  text: formatContentReport,
  json: (report: object) => JSON.stringify(report, null, 2),
}

void main(async () => {
  const options = { format: { type: "string", default: "text" } } as const
  const { format } = readArguments({ options }, usage).values
  if (format !== "text" && format !== "json")
    throw new Error(`--format takes ${Object.keys(formats).join(", ")}, not "${format}".\n\n${usage}`)
  const config = loadConfig()
  await readResults()
  const report = await createReport(await loadContent(configuredLayout(config)), config.site, new Date())
  await writeResults()
  console.log(formats[format](report))
  const isFinished = report.underFloor.length === 0 && report.repeatedSentences.length === 0
  return isFinished ? 0 : 1
}, usage)
