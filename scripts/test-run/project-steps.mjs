import { existsSync, rmSync } from "node:fs"
import path from "node:path"
import { measureBuild } from "../gatsby/measure-build.mjs"
import { ensureDependencies } from "../install/ensure-dependencies.mjs"
import { ensureChromium } from "../install/ensure-chromium.mjs"
import { runNpm } from "../lib/npm.mjs"
import { projectRoot } from "../lib/project.mjs"
import { readIfThere } from "../lib/read-if-there.mjs"
import { buildFixtureSites, fixtureSites } from "./fixture-sites.mjs"
import { progressLog } from "./progress-log.mjs"
import { plainEnvironment } from "./site-settings.mjs"
import { readPlaywrightReport, readVitestReport, withExitCode } from "./test-reports.mjs"
import { asOne, runStep } from "./test-steps.mjs"

/** @typedef {import("./test-steps.mjs").StepResult} StepResult */

/** The environment of the steps: the tests build the site without its settings. */
const env = plainEnvironment()
const browserReport = "test-results/browser-tests.json"
const generatedTypes = "src/gatsby-types.d.ts"

/** @param {string} file */
const inProject = (file) => path.join(projectRoot, file)

const { during } = progressLog(console.log)

/**
 * Runs a step, and regularly prints that it is still running.
 * @param {string} name
 * @param {Parameters<typeof runStep>[1]} action
 */
const step = (name, action) => during(name, () => runStep(name, action))

/**
 * A step that runs one npm script, and keeps its output until the end.
 * @param {string} name
 * @param {string} script
 */
export function npmStep(name, script) {
  return step(name, async () => {
    const { code, output } = await runNpm(["run", "--silent", script], { capture: true, env })
    return { ...asOne(code === 0), output }
  })
}

/**
 * Reads the report of a test runner that has ended.
 * @template T
 * @param {string} file
 * @param {(json: string) => T} read
 * @returns {T}
 */
function readReport(file, read) {
  const json = readIfThere(inProject(file))
  if (json === undefined) throw new Error(`The test runner ended without writing ${file}.`)
  return read(json)
}

/**
 * Removes the report of an earlier run, so that it cannot be mistaken for this run's.
 * @param {string} file
 */
const removeReport = (file) => rmSync(inProject(file), { force: true })

/**
 * A step that runs tests with Vitest, and keeps their output until the end.
 * @param {string} name
 * @param {string} script
 * @param {string} report file that the runner writes its report to
 */
export function vitestStep(name, script, report) {
  return step(name, async () => {
    removeReport(report)
    const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${report}`]
    const { code, output } = await runNpm(["run", "--silent", script, "--", ...reporters], {
      capture: true,
      env,
    })
    if (!existsSync(inProject(report))) return { passed: 0, failed: 1, output }
    return { ...withExitCode(readReport(report, readVitestReport), code), output }
  })
}

export function productionBuild() {
  return step("Production build", async () => {
    const state = existsSync(inProject(".cache")) ? "warm" : "cold"
    const { code, seconds, peakMiB } = await measureBuild({ env })
    const memory = peakMiB === undefined ? "not measured" : `${peakMiB} MiB`
    return {
      ...asOne(code === 0),
      measurements: [
        { name: `Build, ${state}`, value: `${seconds.toFixed(1)} s`, limit: "" },
        { name: "Build, peak memory of all processes", value: memory, limit: "" },
      ],
    }
  })
}

export function fixtureBuilds() {
  return step("Fixture sites", async () => {
    const { built, failures } = await buildFixtureSites(fixtureSites(), env)
    return { passed: built, failed: failures.length, output: failures.join("\n") }
  })
}

/** The types that the last build generated; to be read before the next one. */
export const readTypes = () => readIfThere(inProject(generatedTypes))

/** @param {string | undefined} before the generated types as they were before the build */
export function typesUnchanged(before) {
  return step("Generated types", async () => {
    const same = before !== undefined && readTypes() === before
    return same
      ? asOne(true)
      : { ...asOne(false), output: `The build changed ${generatedTypes}. Commit the file as it is now.` }
  })
}

/** Finds or installs the browser while other steps run. If that fails, the browser tests fail, because they wait for the browser. */
export function startChromium() {
  const chromium = ensureChromium()
  chromium.catch(() => {})
  return chromium
}

/**
 * @param {Promise<string | undefined>} browser
 * @param {readonly string[]} specs names of specs; all of them when empty
 */
export function browserTests(browser, specs = []) {
  // `runStep` and not `step`, because the test runner prints its progress itself.
  return runStep("Browser tests", async () => {
    const chromium = await browser
    removeReport(browserReport)
    const { code } = await runNpm(["run", "--silent", "e2e", "--", ...specs], {
      env: chromium === undefined ? env : { ...env, CHROMIUM_PATH: chromium },
    })
    const { measurements, ...counts } = readReport(browserReport, readPlaywrightReport)
    return { ...withExitCode(counts, code), measurements }
  })
}

/** @param {string} name */
export const notRun = (name) => runStep(name, () => Promise.reject(new Error("Not run: the build failed.")))

/** @returns {Promise<StepResult>} */
export const dependencies = () => step("Dependencies", async () => asOne(await ensureDependencies()))
