import type { PageSettings } from "../shared/page-settings"

/** The settings of the site, without those that only builds use. */
export const site: PageSettings = SITE_SETTINGS
