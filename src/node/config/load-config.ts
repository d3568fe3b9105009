import { statSync } from "node:fs"
import type { SiteConfig } from "../../shared/site-config"
import { takeEnvironment, type Environment } from "./environment"
import { loadSiteConfig } from "./site-config"

/** Everything a run is configured with. */
export interface Config {
  environment: Environment
  site: SiteConfig
}

let loaded: Config | undefined

/**
 * The validated configuration, read once per process. Secrets are only available here.
 * @throws the errors of `takeEnvironment` and `loadSiteConfig`
 */
export function loadConfig(): Config {
  if (!loaded) {
    const environment = takeEnvironment(process.env)
    requireContentDir(environment.CONTENT_DIR)
    loaded = { environment, site: loadSiteConfig(environment.SITE_CONFIG) }
  }
  return loaded
}

/** @throws if CONTENT_DIR is not a folder; the message has the variable and its value */
export function requireContentDir(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  throw new Error(
    `CONTENT_DIR is ${JSON.stringify(folder)}, which ${found ? "is not a folder" : "does not exist"}; it takes the path of a content tree.`,
  )
}
