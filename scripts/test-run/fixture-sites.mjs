import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { copyProject } from "./copy-project.mjs"
import { runGatsby } from "../gatsby/run-gatsby.mjs"
import { projectRoot } from "../lib/project.mjs"
import { readIfThere } from "../lib/read-if-there.mjs"

const fixtures = path.join(projectRoot, "tests/fixtures/sites")
const builds = path.join(projectRoot, ".fixture-sites")

/**
 * Names of the small sites for browser tests of other settings than those of the real site.
 * @returns {string[]}
 */
export function fixtureSites() {
  return readdirSync(fixtures).sort()
}

/**
 * Environment of a fixture site: its own content and, if they exist, its own `environment.json` and `site.config.ts`.
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function fixtureSiteEnvironment(name) {
  const folder = path.join(fixtures, name)
  const settings = path.join(folder, "environment.json")
  const config = path.join(folder, "site.config.ts")
  return {
    ...JSON.parse(readIfThere(settings) ?? "{}"),
    CONTENT_DIR: path.join(folder, "content"),
    ...(existsSync(config) ? { SITE_CONFIG: config } : {}),
  }
}

/**
 * Builds fixture sites in `.fixture-sites/<name>`, because Gatsby has one cache and one output per working directory. The
 * project's packages are linked.
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ built: number, failures: string[] }>} the number of complete builds, and each other site's name with
 *   the output of its build
 */
export async function buildFixtureSites(names, env) {
  /** @type {string[]} */
  const failures = []
  const waiting = names.values()
  const buildOneByOne = async () => {
    for (const name of waiting) {
      const { code, output } = await buildFixtureSite(name, env)
      if (code !== 0) failures.push(`The build of the fixture site ${name} failed:\n${output}`)
    }
  }
  // Two at a time: one build keeps little more than one core busy.
  await Promise.all([buildOneByOne(), buildOneByOne()])
  return { built: names.length - failures.length, failures }
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
function buildFixtureSite(name, env) {
  const folder = path.join(builds, name)
  copyProject(folder)
  return runGatsby(["build", "--prefix-paths"], {
    cwd: folder,
    capture: true,
    env: { ...env, ...fixtureSiteEnvironment(name) },
  })
}
