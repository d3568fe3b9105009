import { existsSync, readdirSync, readFileSync } from "node:fs"

const sampleInterval = 250

/** @typedef {{ pid: number, parent: number, kilobytes: number }} ProcessMemory */

/**
 * Resident memory of a process and everything it started.
 * @param {readonly ProcessMemory[]} processes
 * @param {number} root
 * @returns {number} kilobytes; memory that processes share counts once for each
 */
export function treeMemory(processes, root) {
  const members = new Set([root])
  // A child may be listed before its parent, so go on until a pass adds nothing.
  for (let size = 0; size < members.size;) {
    size = members.size
    for (const { pid, parent } of processes) if (members.has(parent)) members.add(pid)
  }
  return processes.reduce((sum, { pid, kilobytes }) => (members.has(pid) ? sum + kilobytes : sum), 0)
}

/**
 * Reads one process's `/proc/<pid>/status`.
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
        // The process ended between the listing and the reading.
        return []
      }
    })
}

/**
 * Watches the resident memory of a process and everything it starts.
 * @param {number} pid
 * @returns {() => number | undefined} ends the watch; returns the highest sum of all processes at one time in
 *   kilobytes, or `undefined` on systems without `/proc`
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
    return peak
  }
}
