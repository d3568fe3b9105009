import { cpSync, mkdirSync, symlinkSync } from "node:fs"
import path from "node:path"
import { copySources } from "../scripts/lib/copy-sources.mjs"
import { projectRoot } from "../scripts/lib/project.mjs"
import { siteCache } from "../scripts/lib/site-cache.mjs"
import { siteSettings } from "../scripts/lib/site-settings.mjs"
import type { Command } from "./command"

/**
 * Copies this project's code, without content, into an empty folder, so that a measurement leaves the author's `public/`
 * and caches alone. `node_modules` is a link to the project's own; caches in it are named after the site's folder.
 */
export function copySite(folder: string): void {
  copySources(folder, ["scripts/gatsby.mjs"])
  symlinkSync(path.join(projectRoot, "node_modules"), path.join(folder, "node_modules"), "junction")
}

/** Output and caches of a copy, as absolute paths, which are removed before a build without caches. */
export function siteCaches(folder: string): string[] {
  return [...["public", ".cache"].map((name) => path.join(folder, name)), siteCache(folder)]
}

/** This environment without the settings of the author's site. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !siteSettings.includes(name))
  return { ...Object.fromEntries(own), GATSBY_TELEMETRY_DISABLED: "1" }
}

/** Copies this project's code and content into a new folder. */
export function copyWholeSite(folder: string): { folder: string; caches: string[] } {
  mkdirSync(folder)
  copySite(folder)
  cpSync(path.join(projectRoot, "content"), path.join(folder, "content"), { recursive: true })
  return { folder, caches: siteCaches(folder) }
}

/** A command of Gatsby, with its flags, for a copy of the whole site. */
export function siteCommand(folder: string, ...args: string[]): Command {
  return { args: ["scripts/gatsby.mjs", ...args], cwd: folder, env: plainEnvironment() }
}
