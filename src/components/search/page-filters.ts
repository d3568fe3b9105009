import { readPreferredVersion } from "../../browser/preferred-version"
import { editionOf, versionOutsideDocs } from "../../shared/editions"
import { pathBelow } from "../../shared/paths"
import { outsideDocsTag } from "../../shared/sections"
import { site } from "../../site.config"
import { contextualFilters, type ContextualFilters } from "./search-hit"

/**
 * What a search from the page that is open is narrowed to: the page's language, and its docs version. For a page outside
 * the docs that is the version the reader prefers, else the last one.
 */
export function pageFilters(): ContextualFilters {
  const path = pathBelow(window.location.pathname, __PATH_PREFIX__)
  const { locale, version } = editionOf(path, site)
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')?.content
  const inDocs = tag !== undefined && tag !== outsideDocsTag
  const shown = inDocs ? version.name : versionOutsideDocs(site.versions, readPreferredVersion(site.versions))
  return contextualFilters(locale.code, shown)
}
