import { readdirSync } from "node:fs"
import path from "node:path"

/**
 * The paths of all files below a folder, sorted. They begin with that of the folder.
 * @param {string} folder
 */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
