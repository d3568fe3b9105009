import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { performance } from "node:perf_hooks"
import { watchMemory } from "../scripts/gatsby/memory.mjs"
import { toTenths } from "./to-tenths"

/** A Node program with its arguments, and where it runs. */
export interface Command {
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

/** Time and memory of one run of a command. */
export interface RunNumbers {
  seconds: number
  /** CPU time of all its processes, which other work on the machine changes less than `seconds`. */
  cpuSeconds: number
  /** Highest memory of all its processes together; shared memory counts once for each. `null` without `/proc`. */
  peakMiB: number | null
}

/** Shell script that runs its arguments, then prints its own CPU time and, in the last line, that of the command. */
const timed = '"$@"; code=$?; times; exit $code'

/**
 * Runs a command to its end and measures it.
 * @throws with the command's output when it fails
 */
export async function measureCommand({ args, cwd, env }: Command): Promise<RunNumbers> {
  const start = performance.now()
  const child = spawn("/bin/sh", ["-c", timed, "sh", process.execPath, ...args], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  })
  const endWatch = child.pid === undefined ? () => undefined : watchMemory(child.pid)
  const output = outputOf(child)
  const [code] = (await once(child, "close")) as [number | null]
  const seconds = (performance.now() - start) / 1000
  const peakMiB = endWatch() ?? null
  if (code !== 0) throw new Error(`node ${args.join(" ")} failed in ${cwd}.\n${output()}`)
  return { seconds: toTenths(seconds), cpuSeconds: toTenths(sumTimes(output())), peakMiB }
}

/** Seconds of user and system time in the last line that looks like one of the shell's `times`. */
export function sumTimes(output: string): number {
  const lines = [...output.matchAll(/^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm)]
  const times = lines.at(-1)?.slice(1).map(Number)
  if (times === undefined) throw new Error("The shell printed no CPU time.")
  const [userMinutes = 0, userSeconds = 0, systemMinutes = 0, systemSeconds = 0] = times
  return (userMinutes + systemMinutes) * 60 + userSeconds + systemSeconds
}

/** Runs a command, such as a preview, for as long as an action takes; then ends it and all processes that it started. */
export async function withCommand<T>(
  { args, cwd, env }: Command,
  action: (ended: Promise<never>) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] })
  const output = outputOf(child)
  const closed = once(child, "close")
  const ended = closed.then(() => {
    throw new Error(`node ${args.join(" ")} ended by itself in ${cwd}.\n${output()}`)
  })
  ended.catch(() => {}) // after the action, the command is ended on purpose
  try {
    return await action(ended)
  } finally {
    const isRunning = child.exitCode === null && child.signalCode === null
    if (child.pid !== undefined && isRunning) process.kill(-child.pid, "SIGTERM")
    await closed
  }
}

function outputOf(child: ChildProcess): () => string {
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text
    })
  return () => output
}
