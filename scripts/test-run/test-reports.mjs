/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A number that a browser test measured, and its limit.
 * @typedef {object} Measurement
 * @property {string} name
 * @property {string} value with its unit
 * @property {string} limit with its unit
 */

/** Type of the annotations in which browser tests report measurements; their description is JSON. */
export const measurementType = "measurement"

/**
 * Adds a failure for a failed command without failed tests, or for a command that ran no test.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function withExitCode({ passed, failed }, exitCode) {
  const silent = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}

/**
 * The counts in Vitest's JSON report. A test file that could not be loaded counts as one failure.
 * @param {string} json
 * @returns {Counts}
 */
export function readVitestReport(json) {
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const report = JSON.parse(json)
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ tests: { annotations: { type: string, description?: string }[] }[] }[]} specs
 */

/**
 * The counts and measurements in Playwright's JSON report. A flaky test, and each error outside of a test, count as failed.
 * @param {string} json
 * @returns {Counts & { measurements: Measurement[] }}
 */
export function readPlaywrightReport(json) {
  /** @type {{ suites: PlaywrightSuite[], errors: unknown[], stats: { expected: number, unexpected: number, flaky: number } }} */
  const { suites, errors, stats } = JSON.parse(json)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    measurements: suites.flatMap(measurementsOf),
  }
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Measurement[]}
 */
function measurementsOf({ suites = [], specs }) {
  const own = specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === measurementType)
    .map(({ description = "" }) => JSON.parse(description))
  return [...own, ...suites.flatMap(measurementsOf)]
}

/**
 * The sum of several counts.
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export function sumCounts(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  }
}
