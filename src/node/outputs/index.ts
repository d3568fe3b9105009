import { execFileSync } from "node:child_process"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { catalogPages } from "../content/catalog-pages"
import { sitePages } from "../content/content-index"
import { loadConfig } from "../config/load-config"
import { pushSynonyms } from "../search/push-synonyms"
import { writeSearchIndex } from "../search/write-index"
import { buildFile } from "./build-facts"
import { knowledgeBaseFeed } from "./feed"
import { headers, redirects } from "./headers"
import { llms, markdownTwins } from "./llms"
import { openSearch } from "./open-search"
import type { BuildFacts, OutputData, OutputFile } from "./output-pages"
import type { OutputService } from "./output-services"
import { referenceFiles } from "./reference-files"
import { robots, sitemap } from "./sitemap"
import { tagFiles } from "./tags"
import { versionTableFiles } from "./version-tables"

const publicFolder = path.resolve("public")

/** Files of Gatsby's that nobody needs to download. */
const leftovers = ["~partytown", "chunk-map.json", "webpack.stats.json"]

/** Writes everything that stands beside Gatsby's own files. */
export async function writeOutputs(args: BuildArgs): Promise<void> {
  const { graphql, basePath, reporter } = args
  const { data, errors } = await graphql<Queries.OutputsQuery>(`
    query Outputs {
      allDocPage {
        nodes {
          kind
          slug
          title
          description
          markdown
          lastUpdated
          unlisted
          tags {
            slug
            label
          }
        }
      }
      services: allDocPage(filter: { kind: { eq: "service" } }) {
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
          outputs {
            name
            descriptionText
            sensitive
            ephemeral
            deprecated
          }
        }
      }
      allArticle {
        nodes {
          number
          slug
          title
          description
          markdown
          lastUpdated
          tags {
            slug
            label
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
    time: new Date(),
    site,
  }
  const outputs = outputsOf(data)
  const home = await readFile(path.join(publicFolder, "index.html"), "utf8")
  const services = {
    search: searchOrigins(),
    analytics: environment.GA_MEASUREMENT_ID !== undefined,
  }
  const searchShards = await writeSearchIndex(args)
  await writeFiles([
    ...sitemap(outputs, facts),
    robots(facts),
    ...markdownTwins(outputs),
    ...llms(outputs, facts),
    knowledgeBaseFeed(outputs, facts),
    ...tagFiles(outputs),
    ...referenceFiles(servicesOf(data), facts),
    ...versionTableFiles(data.allVersionTable.nodes),
    openSearch(facts),
    headers(home, facts, services, searchShards),
    redirects(facts),
    buildFile(outputs, facts),
  ])
  await pushSynonyms(args)
  await Promise.all(
    leftovers.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })),
  )
}

function outputsOf({ allDocPage, allArticle, allTag }: Queries.OutputsQuery): OutputData {
  const articles = allArticle.nodes.map((article) => ({
    ...article,
    unlisted: false,
    tags: [...article.tags],
  }))
  const tags = allTag.nodes.map((tag) => ({ ...tag, pages: [...tag.pages] }))
  return {
    pages: allDocPage.nodes.map((page) => ({ ...page, tags: [...page.tags] })).sort(bySlug),
    articles: articles.sort((a, b) => a.number - b.number),
    tags,
    sitePaths: [
      ...sitePages.map(({ slug }) => slug).filter((slug) => slug !== "/search"),
      ...catalogPages(allDocPage.nodes).map(({ slug }) => slug),
      ...tags.map(({ slug }) => `/tags/${slug}`),
    ],
  }
}

function servicesOf({ services }: Queries.OutputsQuery): OutputService[] {
  return services.nodes
    .map((service) => ({
      ...service,
      tags: [...service.tags],
      inputs: service.inputs.map(({ descriptionText, typeExpression, typeTree, defaultJson, ...input }) => ({
        ...input,
        description: descriptionText,
        type: typeExpression,
        typeTree: JSON.parse(typeTree),
        ...(defaultJson === null ? {} : { defaultValue: JSON.parse(defaultJson) }),
        validations: [...input.validations],
      })),
      outputs: service.outputs.map(({ descriptionText, ...output }) => ({
        ...output,
        description: descriptionText,
      })),
    }))
    .sort(bySlug)
}

function bySlug(a: { slug: string }, b: { slug: string }): number {
  return a.slug.localeCompare(b.slug)
}

/** Origins that the browser may send search queries to. */
function searchOrigins(): string[] {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_HOST } = loadConfig().environment
  if (!ALGOLIA_APP_ID || !ALGOLIA_SEARCH_KEY) return []
  if (ALGOLIA_HOST)
    return [new URL(/^https?:/.test(ALGOLIA_HOST) ? ALGOLIA_HOST : `https://${ALGOLIA_HOST}`).origin]
  return ["https://*.algolia.net", "https://*.algolianet.com"]
}

function currentCommit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim()
  } catch {
    return null // not a checkout
  }
}

async function writeFiles(files: readonly OutputFile[]): Promise<void> {
  for (const file of files) {
    const target = path.join(publicFolder, file.path)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, file.text)
  }
}
