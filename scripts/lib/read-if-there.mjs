import { readFileSync } from "node:fs"

/**
 * The text of a file; `undefined` if it does not exist, also if another process has removed it just now.
 * @param {string} file
 */
export function readIfThere(file) {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined
    throw error
  }
}
