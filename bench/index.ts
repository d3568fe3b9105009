import { readFileSync, writeFileSync, existsSync } from "node:fs"
import path from "node:path"
import { main } from "../scripts/lib/main.mjs"
import { readArguments } from "../scripts/lib/read-arguments.mjs"

/** Options of `peers`; `navigation peers` takes `runs` only. */
interface Options {
  pages: number
  runs: number
}

/**
 * All measurements, by the name that selects them. `build` is the first, because the others measure its output in `public/`.
 * Each prints a table and returns its numbers. It receives the numbers of its last run, of which it may keep some.
 */
const measurements: Record<string, (options: Options, earlier?: object) => Promise<object>> = {
  build: async () => (await import("./build/measure-builds")).measureBuilds(),
  checks: async () => (await import("./checks/measure-checks")).measureChecks(),
  weight: async () => (await import("./weight/measure-weight")).measureWeight(),
  navigation: async () => (await import("./navigation/measure-navigation")).measureNavigation(),
  reference: async () => (await import("./reference/measure-reference")).measureReference(),
  search: async () => (await import("./search/measure-search")).measureSearch(),
}

/** Measurements that only run if selected: parts of others, and those that build other sites, which takes minutes. */
const onlyNamed: typeof measurements = {
  relevance: async () => (await import("./search/measure-relevance")).measureRelevance(),
  calls: async () => (await import("./calls/measure-calls")).measureCalls(),
  preview: async () => (await import("./preview/measure-preview")).measurePreview(),
  growth: async () => (await import("./growth/measure-growth")).measureGrowth(),
  peers: async (options, earlier) => (await import("./peers/measure-peers")).measurePeers(options, earlier),
  "navigation peers": async ({ runs }) =>
    (await import("./navigation/measure-navigation-peers")).measureNavigationPeers(runs),
}

const all = { ...measurements, ...onlyNamed }

const usage = `Usage: npm run bench -- [measurement...] [options]

Measures what is named, or ${Object.keys(measurements).join(", ")}.
Only when named: ${Object.keys(onlyNamed).join(", ")}.
"navigation peers" is one measurement: navigation in the build in public/ and in Docusaurus.
Prints tables and writes the numbers to bench/results.json.

Options of peers:
  --pages <number>  pages of the corpus; 750 unless given
Options of peers and navigation peers:
  --runs <number>   builds of each kind by each generator, or rounds of navigations; 2 unless given`

const resultsFile = path.resolve("bench/results.json")

async function run(names: readonly string[], options: Options): Promise<void> {
  const unknown = names.find((name) => !(name in all))
  if (unknown !== undefined)
    throw new Error(`There is no measurement "${unknown}"; there are ${Object.keys(all).join(", ")}.`)
  const results = existsSync(resultsFile)
    ? (JSON.parse(readFileSync(resultsFile, "utf8")) as Record<string, object>) // written below
    : {}
  for (const name of selected(names)) {
    results[name] = (await all[name]?.(options, results[name])) ?? {}
    writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
  }
}

/** The measurements to run. Several words can name one. */
function selected(names: readonly string[]): readonly string[] {
  if (names.length === 0) return Object.keys(measurements)
  const together = names.join(" ")
  return together in onlyNamed ? [together] : names
}

function readCount(name: string, value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value)
  throw new Error(`--${name} is ${JSON.stringify(value)}; it takes a whole number above 0.`)
}

void main(async () => {
  const options = {
    pages: { type: "string", default: "750" },
    runs: { type: "string", default: "2" },
  } as const
  const { positionals, values } = readArguments({ allowPositionals: true, options }, usage)
  await run(positionals, { pages: readCount("pages", values.pages), runs: readCount("runs", values.runs) })
  return 0
}, usage)
