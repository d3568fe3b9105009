import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { movedAnchorsPath } from "../../../shared/moved-anchors"
import { loadConfig } from "../../config/load-config"
import type { Content } from "../../content/content"
import { sidebarFile } from "../../navigation/sidebar-view"
import { loadRedirects, movedAnchorsByPage, movedAnchorsOf } from "../../content/settings/redirects"
import { hostedSearch } from "../../search/hosted-search"
import { buildFile, contentTime, currentCommit } from "../../outputs/build-facts"
import { callCatalog } from "../../outputs/call-catalog"
import { cardFiles, withoutTitleMessage } from "../../cards/card-files"
import type { DrawnCards } from "../../cards/make-cards"
import { feeds } from "../../outputs/feed"
import { contentSecurityPolicy, policyOfMeta, securityHeaders } from "../../outputs/headers"
import { hostRules } from "../../outputs/hosting/host-rules"
import { headersFile, redirectsFile } from "../../outputs/hosting/static-host-files"
import { redirectStubs } from "../../outputs/hosting/redirect-stubs"
import { writeHostFiles } from "../../outputs/hosting/write-host-files"
import { finishPages } from "./finish-pages"
import { linkCanonicalFiles } from "./link-canonical-files"
import { copyStaticFiles } from "./copy-static-files"
import { llms, markdownTwins } from "../../outputs/llms"
import { releaseFeeds } from "../../outputs/release-feeds"
import { previewFiles } from "../../outputs/previews"
import { openSearch } from "../../outputs/open-search"
import type { BuildFacts } from "../../outputs/output-pages"
import { outputsOf, servicesOf } from "./queried-outputs"
import { referenceFiles } from "../../outputs/reference-files"
import { withReference } from "../../outputs/reference-markdown"
import { searchOrigins } from "../../outputs/search-origins"
import { securityText } from "../../outputs/security-text"
import { robots, sitemap } from "../../outputs/sitemap"
import { tagFiles } from "../../outputs/tags"
import { withToolVariants } from "../../outputs/tool-variants"
import { versionTableFiles } from "../../outputs/version-tables"
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
  args: BuildArgs,
  content: Content,
  { cards, searchShards }: { cards: DrawnCards; searchShards: string },
): Promise<void> {
  const { graphql, basePath, reporter } = args
  const { data, errors } = await graphql<Queries.OutputsQuery>(`
    query Outputs {
      allDocPage(sort: { slug: ASC }) {
        nodes {
          kind
          slug
          title
          description
          markdown
          appliesTo
          replacedBy {
            label
            href
          }
          lastUpdated
          unlisted
          tags {
            slug
            label
          }
        }
      }
      services: allDocPage(filter: { kind: { eq: "service" } }, sort: { slug: ASC }) {
        nodes {
          slug
          title
          description
          tags {
            slug
            label
          }
          module
          catalogVersion
          lastChanged
          inputs {
            ...OutputInput
          }
          newest {
            release
            inputs {
              ...OutputInput
            }
            added {
              name
            }
            removed {
              name
              successors
            }
            changed {
              name
              details
            }
            addedOutputs
            removedOutputs
          }
          outputs {
            name
            descriptionText
            sensitive
            ephemeral
            deprecated
          }
        }
      }
      allArticle(sort: { number: ASC }) {
        nodes {
          number
          slug
          title
          description
          markdown
          appliesTo
          replacedBy {
            label
            href
          }
          lastUpdated
          related {
            slug
            title
          }
          tags {
            slug
            label
          }
        }
      }
      allCategoryPage {
        nodes {
          slug
          title
          description
          pages {
            label
            href
            description
          }
        }
      }
      allVersionTable(sort: { name: ASC }) {
        nodes {
          name
          caption
          columns {
            current_name
            last_version
            minimum_version
            recommendations
          }
          rows {
            repository
            address
            current_name
            last_version
            minimum_version
            recommendations
            replaced_by
          }
        }
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
          componentChunkName
        }
      }
      allTag {
        nodes {
          slug
          label
          description
          pages {
            title
            slug
            description
            section
          }
        }
      }
    }
    fragment OutputInput on TerraformInput {
      name
      descriptionText
      typeExpression
      typeTree
      required
      default
      defaultJson
      nullable
      sensitive
      ephemeral
      deprecated
      validations {
        condition
        message
      }
    }
  `)
  if (errors || !data) {
    reporter.panicOnBuild("Could not read the pages for the build's outputs.", errors)
    return
  }

  const { environment, site } = loadConfig()
  const facts: BuildFacts = {
    title: site.title,
    tagline: site.tagline,
    siteUrl: environment.SITE_URL,
    pathPrefix: basePath,
    version: environment.BUILD_VERSION,
    commit: currentCommit(),
    time: contentTime(),
    site,
  }
  const outputs = outputsOf(data, site)
  const catalog = servicesOf(data)
  const withVariants = <T extends { markdown: string }>(page: T): T => ({
    ...page,
    markdown: withToolVariants(page.markdown),
  })
  const texts = {
    ...outputs,
    pages: withReference(outputs.pages.map(withVariants), catalog),
    articles: outputs.articles.map(withVariants),
  }
  const home = await readFile(path.join(publicFolder, "index.html"), "utf8")
  const services = {
    search: searchOrigins(hostedSearch(environment)),
    analytics: environment.GA_MEASUREMENT_ID !== undefined,
    images: site.imageHosts ?? [],
    frames: site.frameHosts ?? [],
    ...(site.security?.report === undefined ? {} : { report: site.security.report }),
  }
  const { layout } = content
  const { redirects } = loadRedirects(layout, content)
  const moved = movedAnchorsByPage(movedAnchorsOf(content))
  const pages = data.allSitePage.nodes
  const slugs = pages.map(({ path }) => path).filter((slug) => !notFoundPages.includes(slug))
  const rules = hostRules({
    prefix: basePath,
    headers: securityHeaders(home, services),
    searchShards,
    redirects,
    pages: slugs,
  })
  await writeFiles(args.cache, [
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
    ...previewFiles(outputs.pages, catalog, content.terms),
    ...versionTableFiles(data.allVersionTable.nodes),
    openSearch(facts),
    headersFile(rules),
    redirectsFile(rules),
    ...redirectStubs(redirects, facts),
    { path: movedAnchorsPath.slice(1), text: `${JSON.stringify(moved)}\n` },
    buildFile(outputs, facts),
    ...cardFiles(cards),
  ])
  if (cards.withoutTitle.length > 0) reporter.warn(withoutTitleMessage(cards.withoutTitle))
  await copyStaticFiles(args.cache, layout, publicFolder)
  await finishPages(args.cache, pages, {
    folder: publicFolder,
    pathPrefix: basePath,
    policy: policyOfMeta(contentSecurityPolicy(home, services)),
    urgent: ["/search"],
  })
  await linkCanonicalFiles(args.cache, slugs, publicFolder)
  await writeHostFiles(rules, path.resolve("hosting"))
  await Promise.all(
    leftovers.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })),
  )
}
