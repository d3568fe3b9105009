import { readFileSync } from "node:fs"

/**
 * Whether a process is running, also one of another user. A zombie, which has ended, is not: in a container without an init
 * process, zombies are never removed.
 * @param {number} pid
 */
export function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0) // sends no signal
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM"
  }
  return !isDefunct(pid)
}

/** @param {number} pid */
function isDefunct(pid) {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"))
  } catch {
    return false // the system has no /proc, or the process has ended just now
  }
}
