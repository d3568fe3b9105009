import { existsSync } from "node:fs"
import path from "node:path"

/**
 * Checks that a build has left a site in a folder.
 * @param {string} folder as the user knows it
 * @throws one sentence with the folder, and the command to run
 */
export function requireBuild(folder) {
  if (existsSync(path.join(folder, "index.html"))) return
  const isFixtureSite = folder.split(/[\\/]/).includes(".fixture-sites")
  const command = isFixtureSite ? "npm run fixture-sites" : "npm run build"
  throw new Error(`There is no build in "${folder}". Run \`${command}\` first.`)
}
