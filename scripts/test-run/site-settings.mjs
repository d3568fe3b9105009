/** Environment variables that would make the tested site differ from that of a fresh clone. */
export const siteSettings = [
  "SITE_URL",
  "PATH_PREFIX",
  "CONTENT_DIR",
  "SITE_CONFIG",
  "ALGOLIA_APP_ID",
  "ALGOLIA_SEARCH_KEY",
  "ALGOLIA_ADMIN_KEY",
  "ALGOLIA_INDEX_NAME",
  "ALGOLIA_HOST",
  "GA_MEASUREMENT_ID",
  "BUILD_VERSION",
]

/** The environment of this process without these variables. */
export function plainEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !siteSettings.includes(name)))
}
