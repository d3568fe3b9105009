import { rmSync } from "node:fs"
import { performance } from "node:perf_hooks"
import { runNpm } from "../../scripts/lib/npm.mjs"
import { cacheFile } from "../../src/node/cache/result-cache"
import { percentile } from "../percentile"

const rounds = 5

/** Runs of `npm run check:content` over all content, in seconds from the command to its end. */
interface CheckNumbers {
  medianSeconds: number
  fastestSeconds: number
}

/** Times a run without cached results, as in a fresh clone, and a run with the results of the previous one. */
export async function measureChecks(): Promise<Record<"first" | "later", CheckNumbers>> {
  const first: number[] = []
  const later: number[] = []
  for (let round = 0; round < rounds; round++) {
    rmSync(cacheFile, { force: true })
    first.push(await check())
    later.push(await check())
  }
  const numbers = { first: numbersOf(first), later: numbersOf(later) }
  console.table(numbers)
  return numbers
}

async function check(): Promise<number> {
  const start = performance.now()
  const { code, output } = await runNpm(["run", "--silent", "check:content"], { capture: true })
  if (code !== 0) throw new Error(`The content has errors.\n${output}`)
  return (performance.now() - start) / 1000
}

function numbersOf(seconds: readonly number[]): CheckNumbers {
  const rounded = (value: number) => Math.round(value * 10) / 10
  return { medianSeconds: rounded(percentile(seconds, 0.5)), fastestSeconds: rounded(Math.min(...seconds)) }
}
