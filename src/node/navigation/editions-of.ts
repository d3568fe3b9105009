import { editionOf, editionSlug } from "../../shared/editions"
import { withoutTrailingSlash } from "../../shared/paths"
import type { PageEdition } from "../../shared/frame"
import type { SiteConfig } from "../../shared/site-config"
import type { ContentIndex } from "../content/content-index"

/** The existing editions of a page, including the page itself, in the order of the site's languages and versions. */
export function editionsOf(
  slug: string,
  { bySlug }: Pick<ContentIndex, "bySlug">,
  site: Pick<SiteConfig, "locales" | "versions">,
): PageEdition[] {
  const { path } = editionOf(slug, site)
  return site.locales.flatMap((locale) =>
    site.versions.flatMap((version) => {
      const page = bySlug.get(withoutTrailingSlash(editionSlug({ locale, version, path }, site)))
      return page ? [{ locale: locale.code, version: version.name, href: page.slug }] : []
    }),
  )
}
