import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { cardFiles, withoutTitleMessage } from "../../cards/card-files"
import type { DrawnCards } from "../../cards/make-cards"
import { loadConfig } from "../../config/load-config"
import type { Content } from "../../content/content"
import { loadRedirects } from "../../content/settings/redirects"
import { buildFacts } from "../../outputs/build-facts"
import { externalServices } from "../../outputs/external-services"
import { contentSecurityPolicy, policyOfMeta, securityHeaders } from "../../outputs/headers"
import { hostRules } from "../../outputs/hosting/host-rules"
import { writeHostFiles } from "../../outputs/hosting/write-host-files"
import { loadModules } from "../../reference/load-modules"
import { copyStaticFiles } from "./copy-static-files"
import { finishPages } from "./finish-pages"
import { linkCanonicalFiles, removeCanonicalFiles } from "./link-canonical-files"
import { listOutputs } from "./list-outputs"
import { queryOutputs } from "./queried-outputs"
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
  { graphql, basePath, cache, reporter }: BuildArgs,
  content: Content,
  { cards, searchShards }: { cards: DrawnCards; searchShards: string },
): Promise<void> {
  const { data, errors } = await queryOutputs(graphql)
  if (errors || !data) {
    reporter.panicOnBuild("Could not read the pages for the build's outputs.", errors)
    return
  }
  const modules = await loadModules(content.layout)
  const config = loadConfig()
  const services = externalServices(config)
  const home = await readFile(path.join(publicFolder, "index.html"), "utf8")
  const { redirects } = loadRedirects(content.layout, content)
  const pages = data.allSitePage.nodes
  const slugs = pages.map(({ path }) => path).filter((slug) => !notFoundPages.includes(slug))
  const rules = hostRules({
    prefix: basePath,
    headers: securityHeaders(home, services),
    searchShards,
    redirects,
    pages: slugs,
  })
  const settings = { site: config.site, facts: buildFacts(config, basePath), redirects, rules }
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
  await Promise.all(
    leftovers.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })),
  )
}
