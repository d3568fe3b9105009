import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs, Node } from "gatsby"
import { savedResults } from "../../cache/result-cache"
import { cardFiles, withoutTitleMessage } from "../../cards/card-files"
import type { DrawnCards } from "../../cards/make-cards"
import { loadConfig } from "../../config/load-config"
import { documentContexts } from "../../content/render/document-contexts"
import { buildFacts } from "../../outputs/build-facts"
import { externalServices } from "../../outputs/external-services"
import { contentSecurityPolicy, policyOfMeta, securityHeaders } from "../../outputs/headers"
import { cloudflareMessage } from "../../outputs/hosting/cloudflare-limits"
import { hostRules } from "../../outputs/hosting/host-rules"
import { writeHostFiles } from "../../outputs/hosting/write-host-files"
import { outputData } from "../../outputs/output-data"
import { loadModules } from "../../reference/load-modules"
import { publishFile } from "../images/publish-file"
import { resolveImageFile } from "../images/resolve-image"
import type { ContentOfNodes } from "../nodes/content-of-nodes"
import { copyStaticFiles, staticAddresses } from "./copy-static-files"
import { finishPages, type BuiltPage } from "./finish-pages"
import { linkCanonicalFiles, removeCanonicalFiles } from "./link-canonical-files"
import { listOutputs } from "./list-outputs"
import { writeFiles } from "./write-files"

const publicFolder = path.resolve("public")

/** Gatsby's files that need not be published. */
const leftovers = ["~partytown", "chunk-map.json", "webpack.stats.json"]

/** The 404 page's two addresses: it already has a file with its name. */
const notFoundPages = ["/404", "/404.html"]

/**
 * Writes all output files of the build except Gatsby's own.
 * @param made the social cards, and the folder of the search index, which the content thread has written
 */
export async function writeOutputs(
  { getNodesByType, basePath, cache, reporter }: BuildArgs,
  { content, pageFacts }: Pick<ContentOfNodes, "content" | "pageFacts">,
  { cards, searchShards }: { cards: DrawnCards; searchShards: string },
): Promise<void> {
  await savedResults() // a build without changed pages has run no query that reads them
  const modules = await loadModules(content.layout)
  const config = loadConfig()
  const services = externalServices(config)
  const home = await readFile(path.join(publicFolder, "index.html"), "utf8")
  const pages = builtPages(getNodesByType)
  const slugs = pages.map(({ path }) => path).filter((slug) => !notFoundPages.includes(slug))
  const rules = hostRules({
    prefix: basePath,
    headers: securityHeaders(home, services),
    searchShards,
    redirects: content.redirects,
    pages: slugs,
    staticFiles: staticAddresses(content.layout),
  })
  const data = outputData(content, {
    facts: pageFacts,
    contextOf: documentContexts({
      ...content,
      site: config.site,
      siteUrl: config.environment.SITE_URL,
      pathPrefix: basePath,
      publishFile,
      resolveImageFile,
    }),
    site: config.site,
  })
  const settings = { facts: buildFacts(config, basePath), rules }
  await removeCanonicalFiles(cache, slugs, publicFolder)
  await writeFiles(cache, [...listOutputs(data, content, modules, settings), ...cardFiles(cards)])
  if (cards.withoutTitle.length > 0) reporter.warn(withoutTitleMessage(cards.withoutTitle))
  await copyStaticFiles(cache, content.layout, publicFolder)
  await finishPages(cache, pages, {
    folder: publicFolder,
    pathPrefix: basePath,
    policy: policyOfMeta(contentSecurityPolicy(home, services)),
    urgent: ["/search"],
  })
  await linkCanonicalFiles(cache, slugs, publicFolder)
  writeHostFiles(rules, path.resolve("hosting"))
  const ignored = cloudflareMessage(rules)
  if (ignored !== undefined) reporter.warn(ignored)
  await Promise.all(
    leftovers.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })),
  )
}

/** All pages of Gatsby, by address. */
function builtPages(getNodesByType: BuildArgs["getNodesByType"]): BuiltPage[] {
  const pages = getNodesByType("SitePage") as (BuiltPage & Node)[] // Gatsby's own nodes, one per page
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1))
}
