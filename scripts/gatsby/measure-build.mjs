import { runGatsby } from "./run-gatsby.mjs"
import { watchMemory } from "./memory.mjs"

/**
 * @typedef {object} MeasuredBuild
 * @property {number} code the build's exit code
 * @property {string} output empty unless captured
 * @property {number} seconds
 * @property {number | undefined} peakMiB peak total memory of all its processes, with shared memory counted in each;
 *   `undefined` on systems without `/proc`
 */

/**
 * Runs one production build and measures it.
 * @param {Omit<import("../lib/run.mjs").RunOptions, "onStart">} [options]
 * @returns {Promise<MeasuredBuild>}
 */
export async function measureBuild(options = {}) {
  let endWatch = () => /** @type {number | undefined} */ (undefined)
  const start = performance.now()
  try {
    const result = await runGatsby(["build"], { ...options, onStart: (pid) => (endWatch = watchMemory(pid)) })
    return { ...result, seconds: (performance.now() - start) / 1000, peakMiB: endWatch() }
  } finally {
    endWatch() // its timer would keep the process running after an error
  }
}
