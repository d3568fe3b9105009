import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { projectRoot } from "../lib/project.mjs"

/** Files and folders that a build reads in addition to content, settings and packages. */
const sources = [
  "gatsby-browser.tsx",
  "gatsby-config.mjs",
  "gatsby-node.mjs",
  "gatsby-ssr.tsx",
  "package.json",
  "scripts/gatsby",
  "scripts/lib",
  "src",
  "static",
  "tsconfig.json",
]

const unitTest = /\.test\.tsx?$/

/**
 * Copies the sources that a build of another site needs into a folder, without their unit tests, replacing an earlier copy, and links
 * the project's packages. Files keep their times, so that earlier bundles of them stay valid.
 * @param {string} folder
 * @param {readonly string[]} [others] paths from the repository's root, copied as well
 */
export function copyProject(folder, others = []) {
  mkdirSync(folder, { recursive: true })
  for (const source of [...sources, ...others]) {
    rmSync(path.join(folder, source), { recursive: true, force: true })
    cpSync(path.join(projectRoot, source), path.join(folder, source), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !unitTest.test(file),
    })
  }
  const packages = path.join(folder, "node_modules")
  if (!existsSync(packages)) symlinkSync(path.join(projectRoot, "node_modules"), packages, "junction")
}
