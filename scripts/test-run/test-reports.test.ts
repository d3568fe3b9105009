import { expect, test } from "vitest"
import { readPlaywrightReport, readVitestReport, sumCounts, withExitCode } from "./test-reports.mjs"

test("Vitest's counts are read, and a file that could not be loaded counts", () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: "passed", assertionResults: [{ status: "passed" }] },
      { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
      { status: "failed", assertionResults: [] },
    ],
  }
  expect(readVitestReport(JSON.stringify(report))).toEqual({ passed: 5, failed: 2 })
})

test("Playwright's counts and measurements are read from suites at any depth", () => {
  const measurement = { name: "HTML", value: "8.1 KB", limit: "30.0 KB" }
  const annotations = [
    { type: "measurement", description: JSON.stringify(measurement) },
    { type: "issue", description: "not JSON" },
  ]
  const report = {
    suites: [{ specs: [], suites: [{ specs: [{ tests: [{ annotations }] }] }] }],
    errors: [{ message: "a spec could not be loaded" }],
    stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 3 },
  }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 7,
    failed: 4,
    measurements: [measurement],
  })
})

test.each([
  { counts: { passed: 3, failed: 0 }, code: 0, result: { passed: 3, failed: 0 } },
  { counts: { passed: 3, failed: 2 }, code: 1, result: { passed: 3, failed: 2 } },
  { counts: { passed: 3, failed: 0 }, code: 1, result: { passed: 3, failed: 1 } },
  { counts: { passed: 0, failed: 0 }, code: 0, result: { passed: 0, failed: 1 } },
])("$counts with exit code $code counts as $result", ({ counts, code, result }) => {
  expect(withExitCode(counts, code)).toEqual(result)
})

test("counts are summed", () => {
  expect(
    sumCounts([
      { passed: 1, failed: 2 },
      { passed: 10, failed: 20 },
    ]),
  ).toEqual({ passed: 11, failed: 22 })
})
