import { buildFixtureSites, fixtureSites } from "./test-run/fixture-sites.mjs"
import { progressLog } from "./test-run/progress-log.mjs"
import { main } from "./lib/main.mjs"
import { readArguments } from "./lib/read-arguments.mjs"

const usage = `Usage: npm run fixture-sites [-- <site>...]

Builds the sites of tests/fixtures/sites for the browser tests; all of them when none is named.`

const { during } = progressLog(console.log)

await main(async () => {
  const known = fixtureSites()
  const { positionals: names } = readArguments({ allowPositionals: true }, usage)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no fixture site "${unknown.join('", "')}"; there are: ${known.join(", ")}.`)

  const sites = names.length > 0 ? names : known
  console.log(`Building ${sites.join(", ")}.`)
  const { failures } = await during("Fixture sites", () => buildFixtureSites(sites, process.env))
  process.stderr.write(failures.join("\n"))
  return failures.length > 0 ? 1 : 0
}, usage)
