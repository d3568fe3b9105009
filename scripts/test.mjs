import { existsSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { ensureChromium } from "./lib/install-chromium.mjs"
import { ensureDependencies } from "./lib/dependencies.mjs"
import { buildFixtureSite, fixtureSites } from "./lib/fixture-sites.mjs"
import { main } from "./lib/main.mjs"
import { measureBuild } from "./lib/measure-build.mjs"
import { runNpm } from "./lib/npm.mjs"
import { projectRoot } from "./lib/project.mjs"
import { siteSettings } from "./lib/site-settings.mjs"
import { formatTable } from "./lib/table.mjs"
import { readPlaywrightReport, readVitestReport, sumCounts, withExitCode } from "./lib/test-reports.mjs"

/**
 * @typedef {object} StepResult
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {string} [output] what is still to be printed
 * @property {import("./lib/test-reports.mjs").Measurement[]} [measurements]
 */

const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !siteSettings.includes(name)))
const unitReport = "test-results/unit-tests.json"
const browserReport = "test-results/browser-tests.json"
const generatedTypes = "src/gatsby-types.d.ts"

/** @param {string} file */
const inProject = (file) => path.join(projectRoot, file)

/** @param {string} file */
const readIfThere = (file) =>
  existsSync(inProject(file)) ? readFileSync(inProject(file), "utf8") : undefined

/**
 * Runs a step, whose own errors count as one failure.
 * @param {string} name
 * @param {() => Promise<Omit<StepResult, "name" | "seconds">>} action
 * @returns {Promise<StepResult>}
 */
async function step(name, action) {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  try {
    return { name, ...(await action()), seconds: seconds() }
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    return { name, passed: 0, failed: 1, output, seconds: seconds() }
  }
}

/** @param {boolean} passed */
const asOne = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

/**
 * A step that is one npm script, quiet until it has ended.
 * @param {string} name
 * @param {string} script
 */
function npmStep(name, script) {
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
  const json = readIfThere(file)
  if (json === undefined) throw new Error(`The test runner ended without writing ${file}.`)
  return read(json)
}

/**
 * Removes an earlier run's report, lest it be taken for this one's.
 * @param {string} file
 */
const forget = (file) => rmSync(inProject(file), { force: true })

function unitTests() {
  return step("Unit tests", async () => {
    forget(unitReport)
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`]
    const { code, output } = await runNpm(["run", "--silent", "unit", "--", ...reporters], {
      capture: true,
      env,
    })
    if (!existsSync(inProject(unitReport))) return { passed: 0, failed: 1, output }
    return { ...withExitCode(readReport(unitReport, readVitestReport), code), output }
  })
}

function productionBuild() {
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

function fixtureBuilds() {
  return step("Fixture sites", async () => {
    const results = []
    for (const name of fixtureSites()) results.push(await buildFixtureSite(name, env))
    const failed = results.filter(({ code }) => code !== 0)
    return {
      passed: results.length - failed.length,
      failed: failed.length,
      output: failed.map(({ output }) => output).join("\n"),
    }
  })
}

/** @param {string | undefined} before the generated types as they were before the build */
function typesUnchanged(before) {
  return step("Generated types", async () => {
    const same = before !== undefined && readIfThere(generatedTypes) === before
    return same
      ? asOne(true)
      : { ...asOne(false), output: `The build changed ${generatedTypes}. Commit the file as it is now.` }
  })
}

function browserTests() {
  return step("Browser tests", async () => {
    const chromium = await ensureChromium()
    forget(browserReport)
    const { code } = await runNpm(["run", "--silent", "e2e"], {
      env: chromium === undefined ? env : { ...env, CHROMIUM_PATH: chromium },
    })
    const { measurements, ...counts } = readReport(browserReport, readPlaywrightReport)
    return { ...withExitCode(counts, code), measurements }
  })
}

/** @param {string} name */
const notRun = (name) => step(name, () => Promise.reject(new Error("Not run: the build failed.")))

/** @param {StepResult} result */
function report({ name, failed, seconds, output = "" }) {
  console.log(`\n${name} ${failed === 0 ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`)
  if (output.trim() !== "") console.log(output.trimEnd())
}

/** @returns {AsyncGenerator<StepResult>} */
async function* steps() {
  for (const setting of siteSettings)
    if (process.env[setting]) console.log(`${setting} is set; the tests build the site without it.`)

  const dependencies = await step("Dependencies", async () => asOne(await ensureDependencies()))
  if (dependencies.failed > 0) return yield dependencies

  console.log("Checking types, lint and content beside the unit tests.")
  const types = npmStep("Types", "types")
  const unit = unitTests()
  const lint = types.then(() => npmStep("Lint", "lint"))
  const content = lint.then(() => npmStep("Content checks", "check:content"))
  yield types
  yield lint
  yield unit
  yield content

  console.log("\nBuilding the production site.")
  const typesBefore = readIfThere(generatedTypes)
  const build = await productionBuild()
  yield build
  if (build.failed > 0) {
    yield notRun("Generated types")
    yield notRun("Fixture sites")
    yield notRun("Browser tests")
    return
  }
  yield typesUnchanged(typesBefore)

  console.log("\nBuilding the small sites that some browser tests need.")
  yield fixtureBuilds()

  console.log("\nRunning the browser tests.")
  yield browserTests()
}

await main(async () => {
  /** @type {StepResult[]} */
  const results = []
  for await (const result of steps()) {
    report(result)
    results.push(result)
  }

  const rows = results.map(({ name, passed, failed, seconds }) => [
    name,
    String(passed),
    String(failed),
    `${seconds.toFixed(1)} s`,
  ])
  console.log(`\nSteps\n${formatTable([["", "passed", "failed", "time"], ...rows])}`)

  const measured = results.flatMap(({ measurements = [] }) => measurements)
  if (measured.length > 0) {
    const lines = measured.map(({ name, value, limit }) => [name, value, limit])
    console.log(`\nMeasurements\n${formatTable([["", "measured", "at most"], ...lines])}`)
  }

  const { passed, failed } = sumCounts(results)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
