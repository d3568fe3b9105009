import { oneOf, readArguments } from "./lib/read-arguments.mjs"
import { formatContentReport } from "./content-report/format-content-report"
import { main } from "./lib/main.mjs"

const usage = `Usage: npm run content:report -- [options]

Measures each page of the content. Fails if a page is below its minimum, if its
description is missing, too short or too long, or if a sentence is on two pages.

  --format <form>  text (the default), or json: everything that was measured, for programs`

const formats = {
  text: formatContentReport,
  json: (report: object) => JSON.stringify(report, null, 2),
}

void main(async () => {
  const options = { format: { type: "string", default: "text" } } as const
  const { values } = readArguments({ options }, usage)
  const format = oneOf("--format", values.format, ["text", "json"], usage)
  const { reportContent } = await import("./content-report/report-content") // the code of all checks, which takes seconds to load
  const report = await reportContent()
  console.log(formats[format](report))
  const isFinished = report.belowMinimum.length === 0 && report.repeatedSentences.length === 0
  return isFinished ? 0 : 1
}, usage)
