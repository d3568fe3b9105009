import { rmSync } from "node:fs"
import { runGatsby } from "../../scripts/lib/gatsby.mjs"
import { watchMemory } from "../../scripts/lib/memory.mjs"

/** One production build. */
interface BuildNumbers {
  seconds: number
  /** Highest sum of all its processes; `null` on systems without `/proc`. Memory that they share counts once for each. */
  peakMiB: number | null
}

/** Builds the site twice: from nothing, and with the cache and output of the build before. */
export async function measureBuild(): Promise<Record<"cold" | "warm", BuildNumbers>> {
  for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true })
  const numbers = { cold: await build(), warm: await build() }
  console.table(numbers)
  return numbers
}

async function build(): Promise<BuildNumbers> {
  let peak = (): number | undefined => undefined
  const start = performance.now()
  const { code, output } = await runGatsby(["build"], {
    capture: true,
    onStart: (pid) => (peak = watchMemory(pid)),
  })
  const seconds = Math.round((performance.now() - start) / 100) / 10
  const kilobytes = peak()
  if (code !== 0) throw new Error(`The build failed.\n${output}`)
  return { seconds, peakMiB: kilobytes === undefined ? null : Math.round(kilobytes / 1024) }
}
