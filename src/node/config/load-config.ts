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

/** The run's configuration, read and checked once in each process; secrets are in its environment alone. Throws what `takeEnvironment` and `loadSiteConfig` throw. */
export function loadConfig(): Config {
  if (!loaded) {
    const environment = takeEnvironment(process.env)
    requireContentDir(environment.CONTENT_DIR)
    loaded = { environment, site: loadSiteConfig(environment.SITE_CONFIG) }
  }
  return loaded
}

/** Throws an error that names the variable and its value when no content tree can be there. */
export function requireContentDir(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  throw new Error(
    `CONTENT_DIR is ${JSON.stringify(folder)}, which ${found ? "is no folder" : "does not exist"}; it takes the path of a content tree.`,
  )
}
