import { existsSync, readdirSync, readFileSync } from "node:fs"

const sampleInterval = 250

/** @typedef {{ pid: number, parent: number, kilobytes: number }} ProcessMemory */

/**
 * Resident memory of a process and its descendants.
 * @param {readonly ProcessMemory[]} processes
 * @param {number} root
 * @returns {number} kilobytes; shared memory is counted in each process
 */
export function treeMemory(processes, root) {
  const members = new Set([root])
  // A child may be listed before its parent, so repeat until a pass adds nothing.
  for (let size = 0; size < members.size;) {
    size = members.size
    for (const { pid, parent } of processes) if (members.has(parent)) members.add(pid)
  }
  return processes.reduce((sum, { pid, kilobytes }) => (members.has(pid) ? sum + kilobytes : sum), 0)
}

/**
 * Parses `/proc/<pid>/status` of a process.
 * @param {number} pid
 * @param {string} status
 * @returns {ProcessMemory}
 */
export function parseStatus(pid, status) {
  const field = (/** @type {string} */ name) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0)
  return { pid, parent: field("PPid"), kilobytes: field("VmRSS") }
}

/** @returns {ProcessMemory[]} */
function readProcesses() {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        return [parseStatus(Number(entry), readFileSync(`/proc/${entry}/status`, "utf8"))]
      } catch {
        // The process has ended since it was listed.
        return []
      }
    })
}

/**
 * Monitors the resident memory of a process and its descendants.
 * @param {number} pid
 * @returns {() => number | undefined} ends the watch; returns the highest sum of all processes at one time in MiB, or
 *   `undefined` on systems without `/proc`
 */
export function watchMemory(pid) {
  if (!existsSync("/proc/self/status")) return () => undefined
  let peak = 0
  const sample = () => {
    peak = Math.max(peak, treeMemory(readProcesses(), pid))
  }
  sample()
  const timer = setInterval(sample, sampleInterval)
  return () => {
    clearInterval(timer)
    return Math.round(peak / 1024)
  }
}
