import { editionOf } from "./editions"
import { articlesPath } from "./knowledge-base"
import { isBelow } from "./paths"
import type { SiteConfig } from "./site-config"

/** Label in search for pages outside all sections. */
export const unsectioned = "Documentation"

/** The top-level section of a page: the first one whose path contains the page, in any edition. */
export function sectionOf(
  slug: string,
  site: Pick<SiteConfig, "sections" | "locales" | "versions">,
): SiteConfig["sections"][number] | undefined {
  const { path } = editionOf(slug, site)
  return site.sections.find((section) => isBelow(path, section.path))
}

/** Search tag of the pages of a docs version. */
export function docsTag(version: string): string {
  return `docs-default-${version}`
}

/** Search tag of pages outside the docs: the home page, the search page, tags, and the knowledge base, which has no versions. */
export const outsideDocsTag = "default"

/** Search attributes of a page: language, docs version, and the tag of that version if the page belongs to the docs. */
export function searchScope(
  slug: string,
  site: Pick<SiteConfig, "locales" | "versions">,
  outsideDocs = false,
) {
  const { locale, version } = editionOf(slug, site)
  const tag = outsideDocs || isBelow(slug, articlesPath) ? outsideDocsTag : docsTag(version.name)
  return { language: locale.code, version: version.name, tag }
}
