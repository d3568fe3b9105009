/** Path the site is served below, without a trailing slash; empty at the root of a host. */
declare const __PATH_PREFIX__: string

/** The settings of the site for its pages. */
declare const SITE_SETTINGS: import("./shared/page-settings").PageSettings

/** The version from BUILD_VERSION. */
declare const BUILD_VERSION: string

/** The script that defines the custom elements which are needed before the first paint. */
declare const HEAD_ELEMENTS: string

/** Path of the stylesheet, without the path prefix and a slash in front. Defined where the pages of a build are rendered. */
declare const STYLESHEET: string

/**
 * Scripts of the results page that no other page loads at first, as paths without the path prefix and a slash in front. Empty
 * in bundles that do not render the pages of a build.
 */
declare const SEARCH_SCRIPTS: readonly string[]

/** The tracker's measurement id, `null` when the site has no analytics. */
declare const ANALYTICS_ID: string | null

/** The hosted search service; `null` if the site uses the embedded index. */
declare const SEARCH_SERVICE: import("./shared/search/hosted-service").HostedService | null
