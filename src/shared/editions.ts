import { isBelow, pathBelow, withoutTrailingSlash } from "./paths"
import type { DocsVersion, Locale, SiteConfig } from "./site-config"

/** The language and the docs version of a page, both taken from its path: `/<locale>/<version path>/<page>`. */
interface Edition {
  locale: Locale
  version: DocsVersion
  /** The page's path without the two prefixes; the same for all editions of the page. */
  path: string
}

/** The part of the site configuration that defines the editions. */
export type EditionSite = Pick<SiteConfig, "locales" | "versions">

/** Parses a slug's edition. The default locale has no prefix; if the paths of two versions match, the longer one wins. */
export function editionOf(slug: string, { locales, versions }: EditionSite): Edition {
  const [fallback, ...translations] = locales
  const locale = translations.find(({ code }) => isBelow(slug, `/${code}`)) ?? fallback
  const translated = locale === fallback ? slug : pathBelow(slug, `/${locale.code}`)
  const [version = versions[0]] = versions
    .filter(({ path }) => isBelow(translated, path))
    .sort((a, b) => b.path.length - a.path.length)
  return { locale, version, path: pathBelow(translated, version.path) }
}

/** The slug of an edition's page. */
export function editionSlug({ locale, version, path }: Edition, { locales }: EditionSite): string {
  const language = locale.code === locales[0].code ? "" : `/${locale.code}`
  return language + withoutTrailingSlash(version.path).replace(/^\/$/, "") + path
}

/** Name of the version that applies to pages outside the docs: the preferred one, else the last one. */
export function versionOutsideDocs(versions: EditionSite["versions"], preferred: string | undefined): string {
  const [first] = versions
  return preferred ?? (versions.find(({ isLast }) => isLast) ?? first).name
}
