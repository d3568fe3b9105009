import { existsSync, rmSync } from "node:fs"
import path from "node:path"

/**
 * Removes Gatsby's cache and the output of the last build.
 * @param {string} folder the site's folder
 * @returns {boolean} whether there was any
 */
export function removeOutput(folder) {
  const kept = ["public", ".cache"].map((name) => path.join(folder, name)).filter(existsSync)
  for (const directory of kept) rmSync(directory, { recursive: true, force: true })
  return kept.length > 0
}
