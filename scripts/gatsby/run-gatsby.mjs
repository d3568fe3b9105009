import { existsSync } from "node:fs"
import { availableParallelism } from "node:os"
import path from "node:path"
import { assertPortFree, readPreviewPort } from "../lib/port.mjs"
import { projectRoot } from "../lib/project.mjs"
import { run } from "../lib/run.mjs"
import { BuildState, faultOfMachine } from "./build-state.mjs"
import { checkFlags } from "./check-flags.mjs"
import { compressFiles, removeCompressedFiles } from "./compress-files.mjs"

const cli = path.join(projectRoot, "node_modules", "gatsby", "cli.js")

/**
 * The main script of builds and previews. It checks the settings, removes stale pages, and shares modules with the
 * `gatsby-config.mjs` of the same folder.
 */
const mainScript = "scripts/gatsby/gatsby-main.mjs"

/** A flag of `build` that Gatsby does not get: writes compressed files beside those of the build. */
const compressFlag = "--compress"

/**
 * The lines that a command's usage has in addition to Gatsby's.
 * @param {readonly string[]} args
 */
const ownUsage = ([command]) =>
  command === "build"
    ? "  --compress                  Write a brotli and a gzip file beside each text file  [boolean]\n"
    : ""

const flagsOfUsage = ["-h", "--help"]

/** Flags that only print something. */
const flagsOfHelp = [...flagsOfUsage, "-v", "--version"]

/**
 * Whether a command builds or previews the site.
 * @param {readonly string[]} args
 */
const makesSite = ([command, ...flags]) =>
  (command === "build" || command === "develop") && !flags.some((flag) => flagsOfHelp.includes(flag))

/** In MiB. A build makes many short-lived objects; with Node's default of 16, collecting them takes a tenth of its CPU time. */
const youngGeneration = 64

/**
 * The heap grows to 400 MiB before V8 collects all garbage for the first time. Every build needs as much; by default, V8 collects at each
 * step on the way there, which takes a twelfth of a small build's CPU time. Node.js accepts this flag as an argument only.
 */
const initialHeap = "--initial-old-space-size=400"

/**
 * Runs a Gatsby command without telemetry. Removes the caches first if the code or settings that affect pages have changed,
 * or if the last run failed or was interrupted before Gatsby had saved its state. Refuses to run while another run is in
 * progress in the same folder.
 * @param {readonly string[]} allArgs the command and its flags, such as ["build", "--prefix-paths"]
 * @param {import("../lib/run.mjs").RunOptions & { call?: string }} [options] `call` is how the usage says that the command is called;
 * default: `npm run <command>`
 * @returns {Promise<{ code: number, output: string }>} `output` is empty unless captured
 * @throws if a flag is unknown, or if the port of a preview is invalid, or in use without a terminal
 */
export async function runGatsby(allArgs, { env = process.env, call, ...options } = {}) {
  const args = allArgs.filter((arg) => arg !== compressFlag)
  /** @param {string} reason */
  const refuse = (reason) => {
    const output = `${reason}\n`
    if (!options.capture) process.stderr.write(output)
    return { code: 1, output }
  }
  if (!existsSync(cli)) return refuse("Gatsby is not installed. Run `npm ci` first.")
  if (!makesSite(args)) {
    const result = await runCli(args, env, options)
    if (!args.some((arg) => flagsOfUsage.includes(arg))) return result
    const own = ownUsage(args)
    if (!options.capture) process.stdout.write(own)
    return { ...result, output: `${result.output}${own}` }
  }
  const readHelp = async () => {
    const help = [args[0] ?? "", "--help"]
    const { output } = await runCli(help, env, { ...options, capture: true })
    return `${output.trimEnd()}\n${ownUsage(help)}`
  }
  await checkFlags(args, readHelp, call)

  const folder = options.cwd ?? projectRoot
  if (args[0] === "develop") {
    const port = readPreviewPort(args.slice(1), env.PORT)
    // In a terminal, Gatsby offers another port. Without one, it would wait for the answer forever.
    if (!(options.interactive && process.stdin.isTTY)) await assertPortFree(port)
  }
  const state = new BuildState(folder)
  const begun = state.begin()
  if ("refusal" in begun) return refuse(begun.refusal)
  if (begun.repaired && !options.capture)
    console.log(
      "The last build or preview failed or was interrupted, or its cache is damaged: starting without caches.",
    )
  // After a signal, this process exits as soon as the command has ended, without reaching the code below.
  const stopped = (/** @type {number} */ code) => state.end(code, args[0] === "build")
  process.once("exit", stopped)
  const onStart = (/** @type {number} */ pid) => {
    state.started(pid)
    options.onStart?.(pid)
  }
  const { code, output } = await runCli(args, env, { ...options, onStart })
  process.off("exit", stopped)
  // If this is interrupted or fails, the lock stays.
  if (args[0] === "build" && code === 0) {
    const text = await updateCompressedFiles(folder, state.compressed, allArgs.includes(compressFlag))
    if (!options.capture && text !== undefined) console.log(text)
  }
  state.end(code, args[0] === "build")
  const fault = faultOfMachine(folder, code)
  if (fault !== undefined && !options.capture) process.stderr.write(`${fault}\n`)
  return { code, output: fault === undefined ? output : `${output}${fault}\n` }
}

/**
 * @param {string} folder
 * @param {string} record of `compressFiles`
 * @param {boolean} isWanted
 * @returns {Promise<string | undefined>} what was done
 */
async function updateCompressedFiles(folder, record, isWanted) {
  const built = path.join(folder, "public")
  if (!isWanted) {
    await removeCompressedFiles(built, record)
    return undefined
  }
  const { files } = await compressFiles(built, record)
  return `Compressed ${files} files of public/ with brotli and gzip.`
}

/**
 * Two threads of JavaScript keep two cores busy. With its default of four helper threads for garbage collection and
 * compilation, V8 interrupts them so often that a build takes a twentieth longer.
 */
function nodeOptions() {
  const helpers = availableParallelism() > 2 ? [] : ["--v8-pool-size=1"]
  return [`--max-semi-space-size=${youngGeneration}`, ...helpers]
}

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {Omit<import("../lib/run.mjs").RunOptions, "env">} options
 */
function runCli(args, env, options) {
  const command = makesSite(args) ? [initialHeap, path.join(options.cwd ?? projectRoot, mainScript)] : [cli]
  return run(process.execPath, [...command, ...args], {
    ...options,
    env: {
      // Without a terminal, use the plain logger: the default one writes control sequences even to a file.
      ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
      ...env,
      NODE_OPTIONS: [...nodeOptions(), env.NODE_OPTIONS ?? ""].join(" ").trim(),
      GATSBY_TELEMETRY_DISABLED: "1",
      // A preview with the variable CI would run the queries of all pages, and have no data for a new page at first.
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
      NODE_ENV: args[0] === "develop" ? "development" : "production",
    },
  })
}
