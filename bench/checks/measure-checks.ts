import { execFileSync } from "node:child_process"
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { performance } from "node:perf_hooks"
import { runNpm } from "../../scripts/lib/npm.mjs"
import { cacheFile } from "../../src/node/cache/result-cache"
import { hclSample, paragraph, table, title } from "../corpus/create-text"
import { Random } from "../../tests/random"
import { pages } from "../pages"
import { percentile } from "../percentile"
import { toTenths } from "../to-tenths"
import { plainEnvironment } from "../../scripts/test-run/site-settings.mjs"
import { withTemporaryFolder } from "../temporary-folder"

const rounds = 5
const largePageBytes = 5_000_000

/** Runs of `npm run check:content`, in seconds from the command to its end. */
interface CheckNumbers {
  medianSeconds: number
  fastestSeconds: number
}

/**
 * Times the content checks: without cached results, as in a fresh clone; with the results of the previous run; with these
 * and `--changed` after one page was edited; and of a single page of 5 MB, which is refused because of its size.
 */
export async function measureChecks(): Promise<Record<string, CheckNumbers>> {
  const numbers = await withTemporaryFolder(async (folder) => {
    const content = path.join(folder, "content")
    cpSync("content", content, { recursive: true })
    commitAll(folder)
    const large = path.join(folder, "large")
    writeLargePage(large)
    const times = { first: [], later: [], changed: [], largePage: [] } as Record<string, number[]>
    for (let round = 0; round < rounds; round++) {
      rmSync(cacheFile, { force: true })
      times.first?.push(await check(content))
      times.later?.push(await check(content))
      appendFileSync(path.join(content, "docs", `${pages.doc}.md`), `\nThis is edit number ${round}.\n`)
      times.changed?.push(await check(content, "--", "--changed"))
      rmSync(cacheFile)
      times.largePage?.push(await refuse(large))
    }
    return Object.fromEntries(Object.entries(times).map(([name, seconds]) => [name, numbersOf(seconds)]))
  })
  console.table(numbers)
  return numbers
}

/** Makes a folder a Git repository, with which `--changed` compares. */
function commitAll(folder: string): void {
  const author = ["-c", "user.name=bench", "-c", "user.email=bench@example.com"]
  for (const args of [
    ["init", "--quiet"],
    ["add", "--all"],
    [...author, "commit", "--quiet", "--message", "content"],
  ])
    execFileSync("git", ["-C", folder, ...args])
}

/** Writes a content tree of one page with headings, prose, code and tables. */
function writeLargePage(folder: string): void {
  const random = new Random(1)
  const parts = ["---\ntitle: Large page\ndescription: A page of five megabytes.\n---"]
  for (let bytes = 0, section = 1; bytes < largePageBytes; section++) {
    const text = [`## ${title(random)} ${section}`, paragraph(random), hclSample(random), table(random)].join(
      "\n\n",
    )
    parts.push(text)
    bytes += text.length
  }
  mkdirSync(folder)
  writeFileSync(path.join(folder, "index.md"), `${parts.join("\n\n")}\n`)
}

async function check(content: string, ...args: string[]): Promise<number> {
  const { code, output, seconds } = await runChecks(content, args)
  if (code !== 0) throw new Error(`The content has errors.\n${output}`)
  return seconds
}

async function refuse(content: string): Promise<number> {
  const { output, seconds } = await runChecks(content, [])
  if (!output.includes("error too-complex: ")) throw new Error(`The large page is not refused.\n${output}`)
  return seconds
}

async function runChecks(content: string, args: readonly string[]) {
  const env = { ...plainEnvironment(), CONTENT_DIR: content }
  const start = performance.now()
  const run = await runNpm(["run", "--silent", "check:content", ...args], { capture: true, env })
  return { ...run, seconds: (performance.now() - start) / 1000 }
}

function numbersOf(seconds: readonly number[]): CheckNumbers {
  return { medianSeconds: toTenths(percentile(seconds, 0.5)), fastestSeconds: toTenths(Math.min(...seconds)) }
}
