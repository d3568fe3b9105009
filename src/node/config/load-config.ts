import path from "node:path"
import type { SiteConfig } from "../../shared/site-config"
import { ownContentDir, ownSiteConfig, takeEnvironment, type Environment } from "./environment"
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
    loaded = { environment, site: siteFor(environment, loadSiteConfig(environment.SITE_CONFIG)) }
  }
  return loaded
}

/**
 * The site configuration for a content tree. The levels of checks in this project's own configuration are
 * rules for its own content: another tree that is built without a configuration has the default levels.
 */
export function siteFor(environment: Environment, site: SiteConfig): SiteConfig {
  const hasOwnConfig = path.resolve(environment.SITE_CONFIG) === path.resolve(ownSiteConfig)
  return hasOwnConfig && !isOwnContent(environment) ? { ...site, checks: {} } : site
}

/** Whether the content tree is this project's own. */
export function isOwnContent({ CONTENT_DIR }: Environment): boolean {
  return path.resolve(CONTENT_DIR) === path.resolve(ownContentDir)
}
