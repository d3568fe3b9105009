import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs"
import path from "node:path"
import { copySources } from "./copy-sources.mjs"
import { runGatsby } from "./gatsby.mjs"
import { projectRoot } from "./project.mjs"

const fixtures = path.join(projectRoot, "tests/fixtures/sites")
const builds = path.join(projectRoot, ".fixture-sites")

/**
 * Names of the small sites that browser tests need beside the real one, because a build is made for one set of settings.
 * @returns {string[]}
 */
export function fixtureSites() {
  return readdirSync(fixtures).sort()
}

/**
 * Settings of a fixture site: its own content, and where it has them its own `environment.json` and `site.config.ts`.
 * @param {string} name
 * @returns {Record<string, string>}
 */
function fixtureSiteEnvironment(name) {
  const folder = path.join(fixtures, name)
  const settings = path.join(folder, "environment.json")
  const config = path.join(folder, "site.config.ts")
  return {
    ...(existsSync(settings) ? JSON.parse(readFileSync(settings, "utf8")) : {}),
    CONTENT_DIR: path.join(folder, "content"),
    ...(existsSync(config) ? { SITE_CONFIG: config } : {}),
  }
}

/**
 * Builds a fixture site in `.fixture-sites/<name>`, as Gatsby keeps one cache and one result in the folder it runs in.
 * Packages are the project's own, behind a link.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function buildFixtureSite(name, env) {
  const folder = path.join(builds, name)
  mkdirSync(folder, { recursive: true })
  copySources(folder)
  const packages = path.join(folder, "node_modules")
  if (!existsSync(packages)) symlinkSync(path.join(projectRoot, "node_modules"), packages, "junction")
  return runGatsby(["build", "--prefix-paths"], {
    cwd: folder,
    capture: true,
    env: { ...env, ...fixtureSiteEnvironment(name) },
  })
}
