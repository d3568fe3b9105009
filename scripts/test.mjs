import { main } from "./lib/main.mjs"
import { readArguments } from "./lib/read-arguments.mjs"
import { formatTable } from "./lib/table.mjs"
import { digestFiles, moreThanProse, recordGreenRun } from "./test-run/green-run.mjs"
import {
  browserTests,
  dependencies,
  fixtureBuilds,
  notRun,
  npmStep,
  productionBuild,
  readTypes,
  startChromium,
  typesUnchanged,
  vitestStep,
} from "./test-run/project-steps.mjs"
import { siteSettings } from "./test-run/site-settings.mjs"
import { sumCounts } from "./test-run/test-reports.mjs"
import { describeStep } from "./test-run/test-steps.mjs"

/** @typedef {import("./test-run/test-steps.mjs").StepResult} StepResult */

const usage = `Usage: npm test [-- --prose]

Runs all checks that a change has to pass.

  --prose  when only pages, their images, sidebars.yml and tags.yml have changed since all tests passed here, runs the
           content checks, the build, and the browser tests of pages; otherwise everything`

/** @returns {AsyncGenerator<StepResult>} */
async function* everything() {
  const chromium = startChromium()
  // On two cores, the unit tests run beside a chain of the other steps before the build, which takes about the same time.
  console.log("Checking types, lint and content, running the unit tests, and building small sites.")
  const types = npmStep("Types", "types")
  const lint = types.then(() => npmStep("Lint", "lint"))
  const content = lint.then(() => npmStep("Content checks", "check:content"))
  const builds = content.then(() =>
    vitestStep("Builds in two folders, and after a killed one", "builds", "test-results/build-tests.json"),
  )
  const fixtures = builds.then(fixtureBuilds)
  const unit = vitestStep("Unit tests", "unit", "test-results/unit-tests.json")
  yield types
  yield lint
  yield content
  yield builds
  yield fixtures
  yield unit

  // No other step runs at the same time, because the build is measured.
  console.log("\nBuilding the production site.")
  const typesBefore = readTypes()
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
  const { prose = false } = readArguments({ options: { prose: { type: "boolean" } } }, usage).values
  const files = digestFiles()
  /** @type {StepResult[]} */
  const results = []
  for await (const result of steps(prose)) {
    console.log(`\n${describeStep(result)}`)
    results.push(result)
  }

  printTables(results)
  const { passed, failed } = sumCounts(results)
  if (failed === 0 && files !== undefined) await recordGreenRun(files)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}, usage)

/** @param {readonly StepResult[]} results */
function printTables(results) {
  const rows = results.map(({ name, passed, failed, seconds }) => [
    name,
    String(passed),
    String(failed),
    `${seconds.toFixed(1)} s`,
  ])
  console.log(`\nSteps\n${formatTable([["", "passed", "failed", "time"], ...rows])}`)

  const measured = results.flatMap(({ measurements = [] }) => measurements)
  if (measured.length === 0) return
  const lines = measured.map(({ name, value, limit }) => [name, value, limit])
  console.log(`\nMeasurements\n${formatTable([["", "measured", "at most"], ...lines])}`)
}
