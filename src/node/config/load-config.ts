import { existsSync } from "node:fs"
import type { SiteConfig } from "../../shared/site-config"
import { readEnvironment, type Environment } from "./environment"
import { loadSiteConfig } from "./site-config"

/** Everything a run is configured with. */
export interface Config {
  environment: Environment
  site: SiteConfig
}

let loaded: Config | undefined

/** The run's configuration, read and checked once in each process. Throws what `readEnvironment` and `loadSiteConfig` throw. */
export function loadConfig(): Config {
  if (!loaded) {
    const environment = readEnvironment(process.env)
    if (!existsSync(environment.CONTENT_DIR))
      throw new Error(
        `CONTENT_DIR is ${JSON.stringify(environment.CONTENT_DIR)}, which does not exist; it takes the path of a content tree.`,
      )
    loaded = { environment, site: loadSiteConfig(environment.SITE_CONFIG) }
  }
  return loaded
}
