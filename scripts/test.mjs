import { existsSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { measureBuild } from "./gatsby/measure-build.mjs"
import { ensureDependencies } from "./install/dependencies.mjs"
import { ensureChromium } from "./install/install-chromium.mjs"
import { main } from "./lib/main.mjs"
import { runNpm } from "./lib/npm.mjs"
import { projectRoot } from "./lib/project.mjs"
import { formatTable } from "./lib/table.mjs"
import { buildFixtureSite, fixtureSites } from "./test-run/fixture-sites.mjs"
import { digestFiles, moreThanProse, recordGreenRun } from "./test-run/green-run.mjs"
import { progressLog } from "./test-run/progress-log.mjs"
import { siteSettings } from "./test-run/site-settings.mjs"
import { readPlaywrightReport, readVitestReport, sumCounts, withExitCode } from "./test-run/test-reports.mjs"
import { asOne, describeStep, runStep } from "./test-run/test-steps.mjs"

/** @typedef {import("./test-run/test-steps.mjs").StepResult} StepResult */

const usage = `Usage: npm test [-- --prose]

Runs all checks that a change has to pass.

  --prose  when only pages, their images, sidebars.yml and tags.yml have changed since all tests passed here, runs the
           content checks, the build, and the browser tests of pages; otherwise everything`

const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !siteSettings.includes(name)))
const unitReport = "test-results/unit-tests.json"
const buildsReport = "test-results/build-tests.json"
const browserReport = "test-results/browser-tests.json"
const generatedTypes = "src/gatsby-types.d.ts"

/** @param {string} file */
const inProject = (file) => path.join(projectRoot, file)

/** @param {string} file */
const readIfThere = (file) =>
  existsSync(inProject(file)) ? readFileSync(inProject(file), "utf8") : undefined

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
 * Removes the report of an earlier run, so that it cannot be mistaken for this run's.
 * @param {string} file
 */
const forget = (file) => rmSync(inProject(file), { force: true })

/**
 * A step that runs tests with Vitest, and keeps their output until the end.
 * @param {string} name
 * @param {string} script
 * @param {string} report file that the runner writes its report to
 */
function vitestStep(name, script, report) {
  return step(name, async () => {
    forget(report)
    const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${report}`]
    const { code, output } = await runNpm(["run", "--silent", script, "--", ...reporters], {
      capture: true,
      env,
    })
    if (!existsSync(inProject(report))) return { passed: 0, failed: 1, output }
    return { ...withExitCode(readReport(report, readVitestReport), code), output }
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

/** Finds or installs the browser while other steps run. If that fails, the browser tests fail, because they wait for the browser. */
function startChromium() {
  const chromium = ensureChromium()
  chromium.catch(() => {})
  return chromium
}

/**
 * @param {Promise<string | undefined>} browser
 * @param {readonly string[]} specs names of specs; all of them when empty
 */
function browserTests(browser, specs = []) {
  // `runStep` and not `step`, because the test runner prints its progress itself.
  return runStep("Browser tests", async () => {
    const chromium = await browser
    forget(browserReport)
    const { code } = await runNpm(["run", "--silent", "e2e", "--", ...specs], {
      env: chromium === undefined ? env : { ...env, CHROMIUM_PATH: chromium },
    })
    const { measurements, ...counts } = readReport(browserReport, readPlaywrightReport)
    return { ...withExitCode(counts, code), measurements }
  })
}

/** @param {string} name */
const notRun = (name) => runStep(name, () => Promise.reject(new Error("Not run: the build failed.")))

/** @returns {Promise<StepResult>} */
const dependencies = () => step("Dependencies", async () => asOne(await ensureDependencies()))

/** @returns {AsyncGenerator<StepResult>} */
async function* everything() {
  const chromium = startChromium()
  // On two cores, two chains of steps, which take about the same time.
  console.log("Checking types, lint and content, running the unit tests, and building small sites.")
  const types = npmStep("Types", "types")
  const lint = types.then(() => npmStep("Lint", "lint"))
  const builds = lint.then(() =>
    vitestStep("Builds in two folders, and after a killed one", "builds", buildsReport),
  )
  const unit = vitestStep("Unit tests", "unit", unitReport)
  const content = unit.then(() => npmStep("Content checks", "check:content"))
  const fixtures = content.then(fixtureBuilds)
  yield types
  yield lint
  yield unit
  yield content
  yield fixtures
  yield builds

  // No other step runs at the same time, because the build is measured.
  console.log("\nBuilding the production site.")
  const typesBefore = readIfThere(generatedTypes)
  const build = await productionBuild()
  yield build
  if (build.failed > 0) {
    yield notRun("Generated types")
    yield notRun("Browser tests")
    return
  }
  yield typesUnchanged(typesBefore)

  console.log("\nRunning the browser tests.")
  yield browserTests(chromium)
}

/** Specs that open the pages of the content, or files that are made of them. */
const proseSpecs = ["pages.spec", "routes.spec", "navigation.spec", "outputs.spec", "budgets.spec"]

/**
 * The steps that a change of prose alone can break.
 * @returns {AsyncGenerator<StepResult>}
 */
async function* proseOnly() {
  const chromium = startChromium()
  const content = await npmStep("Content checks", "check:content")
  yield content
  const build = content.failed > 0 ? await notRun("Production build") : await productionBuild()
  yield build
  yield build.failed > 0 ? notRun("Browser tests") : browserTests(chromium, proseSpecs)
}

/**
 * @param {boolean} prose whether only prose is to be tested, if that is enough
 * @returns {AsyncGenerator<StepResult>}
 */
async function* steps(prose) {
  for (const setting of siteSettings)
    if (process.env[setting]) console.log(`${setting} is set; the tests build the site without it.`)

  const installed = await dependencies()
  if (installed.failed > 0) return yield installed

  const reason = prose ? moreThanProse() : undefined
  if (reason !== undefined) console.log(`Testing everything: ${reason}.`)
  yield* prose && reason === undefined ? proseOnly() : everything()
}

await main(async () => {
  const { prose } = readOptions()
  const files = digestFiles()
  /** @type {StepResult[]} */
  const results = []
  for await (const result of steps(prose)) {
    console.log(`\n${describeStep(result)}`)
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
  if (failed === 0 && files !== undefined) recordGreenRun(files)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}, usage)

function readOptions() {
  try {
    const { prose = false } = parseArgs({ options: { prose: { type: "boolean" } } }).values
    return { prose }
  } catch (error) {
    throw new Error(`${/** @type {Error} */ (error).message}\n\n${usage}`)
  }
}
