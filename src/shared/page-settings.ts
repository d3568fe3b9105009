import type { SiteConfig } from "./site-config"

const names = [
  "title",
  "organization",
  "copyrightYears",
  "editBase",
  "discussions",
  "catalogRepository",
  "colorMode",
  "navbar",
  "footer",
  "locales",
  "versions",
  "sections",
  "privateRepositories",
] as const satisfies readonly (keyof SiteConfig)[]

/** The settings of a site that its pages use. */
export type PageSettings = Pick<SiteConfig, (typeof names)[number]>

/** Selects the settings for pages, so that no script carries those that only builds use, such as the levels of checks. */
export function pageSettings(site: SiteConfig): PageSettings {
  return Object.fromEntries(names.map((name) => [name, site[name]])) as unknown as PageSettings // has each of the names
}
