import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { copySources } from "../scripts/test-run/copy-sources.mjs"
import { projectRoot } from "../scripts/lib/project.mjs"
import { siteCache } from "../src/node/cache/site-cache.mjs"
import { siteSettings } from "../scripts/test-run/site-settings.mjs"
import type { Command } from "./command"

/**
 * Copies this project's code, without content, into a new folder, so that a measurement leaves the author's `public/`
 * and caches alone. `node_modules` is a link to the project's own; caches in it are named after the site's folder.
 */
export function copySite(folder: string): void {
  mkdirSync(folder)
  copySources(folder, ["scripts/gatsby.mjs"])
  symlinkSync(path.join(projectRoot, "node_modules"), path.join(folder, "node_modules"), "junction")
}

/** Output and caches of a copy, as absolute paths, which are removed before a build without caches. */
export function siteCaches(folder: string): string[] {
  return [...["public", ".cache"].map((name) => path.join(folder, name)), siteCache(folder)]
}

/** Removes the output and caches of a site, so that its next build or preview starts from nothing. */
export function removeCaches({ caches }: { caches: readonly string[] }): void {
  for (const cache of caches) rmSync(cache, { recursive: true, force: true })
}

/** This environment without the settings of the author's site. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !siteSettings.includes(name))
  return { ...Object.fromEntries(own), GATSBY_TELEMETRY_DISABLED: "1" }
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
