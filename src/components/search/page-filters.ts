import { readPreferredVersion } from "../../hooks/use-preferred-version"
import { editionOf, versionOutsideDocs } from "../../shared/editions"
import { pathBelow } from "../../shared/paths"
import { sectionOf } from "../../shared/sections"
import { site } from "../../site.config"
import { contextualFilters, type ContextualFilters } from "./search-hit"

/**
 * What a search from the page that is open is narrowed to: the page's language, and its docs version. For a page outside
 * the docs that is the version the reader prefers, else the last one.
 */
export function pageFilters(): ContextualFilters {
  const path = pathBelow(window.location.pathname, __PATH_PREFIX__)
  const { locale, version } = editionOf(path, site)
  const inDocs = sectionOf(path, site) !== undefined
  const shown = inDocs ? version.name : versionOutsideDocs(site.versions, readPreferredVersion(site.versions))
  return contextualFilters(locale.code, shown)
}
