import { editionOf } from "./editions"
import { isBelow } from "./paths"
import type { SiteConfig } from "./site-config"

/** What search calls the section of pages that lie in none. */
export const unsectioned = "Documentation"

/** The top-level section of a page: the first one whose path the page lies below, whatever its edition. */
export function sectionOf(
  slug: string,
  site: Pick<SiteConfig, "sections" | "locales" | "versions">,
): SiteConfig["sections"][number] | undefined {
  const { path } = editionOf(slug, site)
  return site.sections.find((section) => isBelow(path, section.path))
}

/** Tag that search files the pages of a docs version under. */
export function docsTag(version: string): string {
  return `docs-default-${version}`
}

/** Tag that search files pages outside the docs under: the home page, the search, tags. */
export const outsideDocsTag = "default"

/** What search files a page under: language, docs version, and the tag of that version, if the page belongs to the docs. */
export function searchScope(
  slug: string,
  site: Pick<SiteConfig, "locales" | "versions">,
  outsideDocs = false,
) {
  const { locale, version } = editionOf(slug, site)
  const tag = outsideDocs ? outsideDocsTag : docsTag(version.name)
  return { language: locale.code, version: version.name, tag }
}
