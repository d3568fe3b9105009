import { measureBuild } from "../../scripts/gatsby/measure-build.mjs"
import { removeOutput } from "../../scripts/gatsby/remove-output.mjs"
import { projectRoot } from "../../scripts/lib/project.mjs"
import { toTenths } from "../to-tenths"

/** One production build. */
interface BuildNumbers {
  seconds: number
  /** Highest memory of all its processes together; shared memory counts once for each. `null` on systems without `/proc`. */
  peakMiB: number | null
}

/** Builds the site twice: first without caches and output, then with those of the first build. */
export async function measureBuilds(): Promise<Record<"cold" | "warm", BuildNumbers>> {
  removeOutput(projectRoot)
  const numbers = { cold: await build(), warm: await build() }
  console.table(numbers)
  return numbers
}

async function build(): Promise<BuildNumbers> {
  const { code, output, seconds, peakMiB } = await measureBuild({ capture: true })
  if (code !== 0) throw new Error(`The build failed.\n${output}`)
  return { seconds: toTenths(seconds), peakMiB: peakMiB ?? null }
}
