import { spawn } from "node:child_process"
import { constants } from "node:os"
import { projectRoot } from "./project.mjs"

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] the complete environment; default: that of this process
 * @property {string} [cwd] working directory; default: the repository's root
 * @property {boolean} [capture] collects stdout and stderr instead of forwarding them
 * @property {boolean} [interactive] connects the command to stdin
 * @property {(pid: number) => void} [onStart]
 */

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set()
/** @type {"SIGINT" | "SIGTERM" | undefined} */
let stoppedBy

/** @param {"SIGINT" | "SIGTERM"} signal */
function stop(signal) {
  stoppedBy = signal
  for (const child of running) child.kill(signal)
}

/** @param {NodeJS.Signals} signal */
const exitCodeOf = (signal) => 128 + constants.signals[signal]

/**
 * Runs a command and resolves when it has ended, with any exit code.
 * SIGINT and SIGTERM are forwarded; this process then exits as soon as its commands have ended.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} `output` is empty unless captured
 */
export function run(
  command,
  args,
  { env, cwd = projectRoot, capture = false, interactive = false, onStart } = {},
) {
  return new Promise((resolve) => {
    const pipe = capture ? "pipe" : "inherit"
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      stdio: [interactive ? "inherit" : "ignore", pipe, pipe],
    })
    if (running.size === 0) {
      process.on("SIGINT", stop)
      process.on("SIGTERM", stop)
    }
    running.add(child)
    if (child.pid !== undefined) onStart?.(child.pid)

    let output = ""
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text
      })

    child.on("error", (error) => {
      output += `${command} could not be started: ${error.message}\n`
      if (!capture) process.stderr.write(output)
    })
    child.on("close", (code, signal) => {
      running.delete(child)
      if (running.size === 0) {
        if (stoppedBy !== undefined) process.exit(exitCodeOf(stoppedBy))
        process.off("SIGINT", stop)
        process.off("SIGTERM", stop)
      }
      // A negative code means that the command could not be started.
      resolve({ code: signal ? exitCodeOf(signal) : code === null || code < 0 ? 127 : code, output })
    })
  })
}
