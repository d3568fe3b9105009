import { readFileSync, writeFileSync, existsSync } from "node:fs"
import path from "node:path"
import { main } from "../scripts/lib/main.mjs"
import { readArguments } from "../src/node/config/read-arguments"

/**
 * The measurements there are, by the name that selects them, the build first: the others measure what it leaves.
 * Each prints its table and returns its numbers.
 */
const measurements: Record<string, () => Promise<object>> = {
  build: async () => (await import("./build/measure-builds")).measureBuilds(),
  checks: async () => (await import("./checks/measure-checks")).measureChecks(),
  weight: async () => (await import("./weight/measure-weight")).measureWeight(),
  navigation: async () => (await import("./navigation/measure-navigation")).measureNavigation(),
  reference: async () => (await import("./reference/measure-reference")).measureReference(),
  search: async () => (await import("./search/measure-search")).measureSearch(),
}

const usage = `Usage: npm run bench -- [measurement...]

Measures what is named, or everything: ${Object.keys(measurements).join(", ")}.
Prints tables and writes the numbers to bench/results.json.`

const resultsFile = path.resolve("bench/results.json")

async function run(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in measurements))
  if (unknown.length > 0)
    throw new Error(
      `There is no measurement "${unknown[0]}"; there are ${Object.keys(measurements).join(", ")}.`,
    )
  const results = existsSync(resultsFile)
    ? (JSON.parse(readFileSync(resultsFile, "utf8")) as Record<string, object>) // written below
    : {}
  for (const name of names.length > 0 ? names : Object.keys(measurements)) {
    results[name] = (await measurements[name]?.()) ?? {}
    writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
  }
}

void main(async () => {
  await run(readArguments({ allowPositionals: true }, usage).positionals)
  return 0
}, usage)
