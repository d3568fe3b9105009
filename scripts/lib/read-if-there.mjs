import { existsSync, readFileSync } from "node:fs"

/**
 * The text of a file; `undefined` if it does not exist.
 * @param {string} file
 */
export function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}
