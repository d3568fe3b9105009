import { cpSync, rmSync } from "node:fs"
import path from "node:path"
import { copyProject } from "../scripts/test-run/copy-project.mjs"
import { projectRoot } from "../scripts/lib/project.mjs"
import { siteCache } from "../src/node/cache/site-cache.mjs"
import { plainEnvironment } from "../scripts/test-run/site-settings.mjs"
import type { Command } from "./command"

/**
 * Copies this project's code, without content, into a new folder, so that a measurement leaves the author's `public/`
 * and caches alone. `node_modules` is a link to the project's own; caches in it are named after the site's folder.
 */
export function copySite(folder: string): void {
  copyProject(folder, ["scripts/gatsby.mjs"])
}

/** Output and caches of a copy, as absolute paths, which are removed before a build without caches. */
export function siteCaches(folder: string): string[] {
  return [...["public", ".cache"].map((name) => path.join(folder, name)), siteCache(folder)]
}

/** Removes the output and caches of a site, so that its next build or preview starts from nothing. */
export function removeCaches({ caches }: { caches: readonly string[] }): void {
  for (const cache of caches) rmSync(cache, { recursive: true, force: true })
}

/** Copies this project's code and content into a new folder. */
export function copyWholeSite(folder: string): { folder: string; caches: string[] } {
  copySite(folder)
  cpSync(path.join(projectRoot, "content"), path.join(folder, "content"), { recursive: true })
  return { folder, caches: siteCaches(folder) }
}

/**
 * A command of Gatsby, with its flags, for a copy of this project.
 * @param settings of the copy's site, as variables of its environment
 */
export function gatsbyCommand(folder: string, args: string[], settings: NodeJS.ProcessEnv = {}): Command {
  return { args: ["scripts/gatsby.mjs", ...args], cwd: folder, env: { ...plainEnvironment(), ...settings } }
}
