import { movedAnchorsPath } from "../../../shared/moved-anchors"
import type { Content } from "../../content/content"
import { movedAnchorsByPage, movedAnchorsOf } from "../../content/settings/redirects"
import { sidebarFile } from "../../navigation/sidebar-view"
import { buildFile } from "../../outputs/build-facts"
import { callCatalog } from "../../outputs/call-catalog"
import { feeds } from "../../outputs/feed"
import type { HostRules } from "../../outputs/hosting/host-rules"
import { redirectStubs } from "../../outputs/hosting/redirect-stubs"
import { headersFile, redirectsFile } from "../../outputs/hosting/static-host-files"
import { llms, markdownTwins } from "../../outputs/llms"
import { openSearch } from "../../outputs/open-search"
import { textFile, type OutputFile } from "../../outputs/output-file"
import type { BuildFacts, OutputData } from "../../outputs/output-pages"
import { outputServices } from "../../outputs/output-services"
import { linkPreviewFiles } from "../../outputs/link-previews"
import { referenceFiles } from "../../outputs/reference-files"
import { withReference } from "../../outputs/reference-markdown"
import { releaseFeeds } from "../../outputs/release-feeds"
import { securityText } from "../../outputs/security-text"
import { robots, sitemap } from "../../outputs/sitemap"
import type { LoadedModules } from "../../reference/load-modules"
import { tagFiles } from "../../outputs/tags"
import { versionTableFiles } from "../../outputs/version-tables"

interface OutputSettings {
  facts: BuildFacts
  rules: HostRules
}

/** All text files that a build publishes beside Gatsby's own: feeds, Markdown twins, catalogs, rules for hosts and others. */
export function listOutputs(
  outputs: OutputData,
  content: Content,
  modules: LoadedModules,
  { facts, rules }: OutputSettings,
): OutputFile[] {
  const catalog = outputServices(outputs.pages, content.documents, modules)
  const texts = { ...outputs, pages: withReference(outputs.pages, catalog, facts) }
  const movedAnchors = movedAnchorsByPage(movedAnchorsOf(content))
  return [
    ...sitemap(outputs, facts),
    robots(facts),
    ...markdownTwins(texts, facts),
    ...llms(texts, facts),
    ...feeds(outputs, facts),
    ...releaseFeeds(content.releases, facts),
    ...securityText(facts),
    ...tagFiles(outputs),
    ...[...content.index.sidebars.values()].map(sidebarFile),
    ...referenceFiles(catalog, facts),
    callCatalog(catalog, content.deployable?.topics ?? []),
    ...linkPreviewFiles(outputs.pages, catalog, content.terms),
    ...versionTableFiles(content.versionTables),
    openSearch(facts),
    headersFile(rules),
    redirectsFile(rules),
    ...redirectStubs(content.redirects, facts),
    textFile(movedAnchorsPath, `${JSON.stringify(movedAnchors)}\n`),
    buildFile(outputs, facts),
  ]
}
