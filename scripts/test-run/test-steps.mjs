import { errorText } from "../lib/error-text.mjs"

/**
 * @typedef {object} StepResult
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {string} [output] output that has not been printed yet
 * @property {import("./test-reports.mjs").Measurement[]} [measurements]
 */

/**
 * Runs a step. A thrown error counts as one failure, and its text becomes the step's output.
 * @param {string} name
 * @param {() => Promise<Omit<StepResult, "name" | "seconds">>} action
 * @returns {Promise<StepResult>}
 */
export async function runStep(name, action) {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  try {
    return { name, ...(await action()), seconds: seconds() }
  } catch (error) {
    return { name, passed: 0, failed: 1, output: errorText(error), seconds: seconds() }
  }
}

/**
 * Counts a step that either passes or fails as a whole.
 * @param {boolean} passed
 */
export const asOne = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

/**
 * Describes the result of a step, with its output if it failed.
 * @param {StepResult} result
 */
export function describeStep({ name, failed, seconds, output = "" }) {
  const line = `${name} ${failed === 0 ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`
  return failed === 0 || output.trim() === "" ? line : `${line}\n${output.trimEnd()}`
}
