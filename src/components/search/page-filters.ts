import { readPreferredVersion } from "../../hooks/use-preferred-version"
import { editionOf } from "../../shared/editions"
import { sectionOf } from "../../shared/sections"
import { site } from "../../site.config"
import { contextualFilters, type ContextualFilters } from "./search-hit"

/**
 * What a search from the page that is open is narrowed to: the page's language, and its docs version. For a page outside
 * the docs that is the version the reader prefers, else the last one.
 */
export function pageFilters(): ContextualFilters {
  const path = window.location.pathname.slice(__PATH_PREFIX__.length) || "/"
  const { locale, version } = editionOf(path, site)
  const inDocs = sectionOf(path, site) !== undefined
  const shown = inDocs ? version.name : (readPreferredVersion(site.versions) ?? lastVersion())
  return contextualFilters(locale.code, shown)
}

function lastVersion(): string {
  const [first] = site.versions
  return (site.versions.find(({ isLast }) => isLast) ?? first).name
}
