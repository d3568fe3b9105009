import { mkdirSync, readdirSync, symlinkSync } from "node:fs"
import path from "node:path"
import { copySources } from "../scripts/lib/copy-sources.mjs"
import { projectRoot } from "../scripts/lib/project.mjs"
import { siteSettings } from "../scripts/lib/site-settings.mjs"

/**
 * Copies this project's code, without content, into an empty folder, so that a measurement leaves the author's `public/`
 * and caches alone. Each package is a link to the project's own; `node_modules` itself is a folder, because tools keep
 * their caches in it.
 */
export function copySite(folder: string): void {
  copySources(folder, ["scripts/gatsby.mjs"])
  const packages = path.join(folder, "node_modules")
  mkdirSync(packages)
  const installed = path.join(projectRoot, "node_modules")
  for (const name of readdirSync(installed))
    if (name !== ".cache") symlinkSync(path.join(installed, name), path.join(packages, name))
}

/** Paths, relative to a copy, that are removed before a build without caches. */
export const siteCaches = ["public", ".cache", "node_modules/.cache"]

/** This environment without the settings of the author's site. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !siteSettings.includes(name))
  return { ...Object.fromEntries(own), GATSBY_TELEMETRY_DISABLED: "1" }
}
