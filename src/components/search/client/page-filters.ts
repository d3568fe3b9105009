import { readPreferredVersion } from "../../../browser/preferred-version"
import { editionOf, versionOutsideDocs } from "../../../shared/editions"
import { pagePath } from "../../../shared/paths"
import { outsideDocsTag } from "../../../shared/sections"
import { site } from "../../../browser/site"
import { contextualFilters, type ContextualFilters } from "./search-hit"

/**
 * Filters of a search from the current page: its language and its docs version. On a page outside the docs, the reader's
 * preferred version, else the last one.
 */
export function pageFilters(): ContextualFilters {
  const path = pagePath(window.location.pathname, __PATH_PREFIX__)
  const { locale, version } = editionOf(path, site)
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')?.content
  const inDocs = tag !== undefined && tag !== outsideDocsTag
  const shown = inDocs ? version.name : versionOutsideDocs(site.versions, readPreferredVersion(site.versions))
  return contextualFilters(locale.code, shown)
}
