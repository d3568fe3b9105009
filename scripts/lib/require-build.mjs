import { existsSync } from "node:fs"
import path from "node:path"

/**
 * Checks that a build has left a site in a folder.
 * @param {string} folder as the user knows it
 * @throws one sentence with the folder, and the command to run
 */
export function requireBuild(folder) {
  if (!existsSync(path.join(folder, "index.html")))
    throw new Error(`There is no build in "${folder}". Run \`npm run build\` first.`)
}
