import type { CreateResolversArgs } from "gatsby"
import type { Heading } from "../../shared/navigation"
import { samePage, withoutTrailingSlash } from "../../shared/paths"
import { loadConfig } from "../config/load-config"
import {
  createContentIndex,
  type ContentIndex,
  type IndexedPage,
  type ResolvedSidebar,
} from "../content/content-index"
import { lastCommitDates } from "../content/last-updated"
import type { ContentDocument } from "../content/document"
import { contentLayout } from "../content/layout"
import { createRenderContext } from "../content/render-context"
import { sectionText } from "../content/section-text"
import type { VersionTable, VersionTables } from "../content/version-table"
import { splitArticle } from "../content/split-article"
import { publishFile } from "../images/publish-file"
import { resolveImageFile } from "../images/resolve-image"
import { outlineOf, renderMarkdown, showsVersionTable, writtenOut } from "../markdown"
import type { RenderContext } from "../markdown/types"
import { editionsOf } from "../navigation/editions-of"
import { paginationLink, trailOf } from "../navigation/trail"
import { absolutePathOf } from "../nodes/create-document-node"
import { contentIndexId, relatedArticlesId, versionTableId } from "../nodes/create-settings-nodes"
import type { ArticleNode, DocPageNode, RelatedArticlesNode } from "../nodes/types"
import { inputsOf, outputsOf, referenceResolvers, referenceSections } from "../reference/reference-resolvers"
import { taggedPages } from "./resolve-tagged-pages"
import type { ResolverContext } from "./resolver-context"

type DocumentNode = DocPageNode | ArticleNode

/** Resolvers of all fields that are computed on demand. */
export function createSchemaResolvers({ createResolvers, basePath }: CreateResolversArgs): void {
  const common = {
    tags: {
      resolve: async ({ tagSlugs }: DocumentNode, _: unknown, { nodeModel }: ResolverContext) => {
        const tags = tagSlugs.map((slug) => nodeModel.getNodeById({ id: `tag ${slug}`, type: "Tag" }))
        return tags.filter((tag) => tag !== null)
      },
    },
    appliesTo: { resolve: ({ document }: DocumentNode) => document.frontMatter.applies_to },
    html: {
      resolve: ({ document }: DocumentNode, _: unknown, context: ResolverContext) =>
        render(document, context),
    },
    editUrl: { resolve: ({ document }: DocumentNode) => editUrl(document) },
    lastUpdated: { resolve: ({ document }: DocumentNode) => lastUpdated(document) },
    markdown: {
      resolve: ({ document }: DocumentNode, _: unknown, context: ResolverContext) =>
        writtenOut(document, versionTables(context)).trim(),
    },
    sections: {
      resolve: ({ document, sections }: DocumentNode, _: unknown, context: ResolverContext) =>
        showsVersionTable(document.body) ? outlineOf(document, versionTables(context)).sections : sections,
    },
  }

  function contextOf(origin: { file: string; slug: string }, context: ResolverContext): RenderContext {
    return createRenderContext({
      index: contentIndex(context),
      layout: contentLayout(loadConfig().environment.CONTENT_DIR),
      site: loadConfig().site,
      origin,
      pathPrefix: basePath,
      resolveImageFile,
      publishFile,
      versionTables: versionTables(context),
    })
  }

  function render(document: ContentDocument, context: ResolverContext): Promise<string> | string {
    if (document.format === "mdx" || document.body.trim() === "") return ""
    return renderMarkdown(document, contextOf(document, context))
  }

  createResolvers({
    DocPage: {
      ...common,
      label: { resolve: ({ document }: DocPageNode) => document.frontMatter.sidebar_label ?? document.title },
      keywords: { resolve: ({ document }: DocPageNode) => [document.frontMatter.keywords ?? []].flat() },
      image: { resolve: ({ document }: DocPageNode) => document.frontMatter.image },
      hideTitle: { resolve: ({ document }: DocPageNode) => document.frontMatter.hide_title ?? false },
      unlisted: { resolve: ({ document }: DocPageNode) => document.frontMatter.unlisted ?? false },
      module: { resolve: ({ document }: DocPageNode) => document.frontMatter.module },
      catalogVersion: { resolve: ({ document }: DocPageNode) => document.frontMatter.catalog_version },
      lastChanged: { resolve: ({ document }: DocPageNode) => document.frontMatter.last_changed },
      headings: {
        resolve: async (page: DocPageNode, _: unknown, { nodeModel }: ResolverContext) => [
          ...shownHeadings(page),
          ...(await referenceHeadingsOf(page, nodeModel)),
        ],
      },
      inputs: {
        resolve: ({ docId, kind }: DocPageNode, _: unknown, { nodeModel }: ResolverContext) =>
          kind === "service" ? inputsOf(docId, nodeModel) : [],
      },
      outputs: {
        resolve: ({ docId, kind }: DocPageNode, _: unknown, { nodeModel }: ResolverContext) =>
          kind === "service" ? outputsOf(docId, nodeModel) : [],
      },
      sidebar: {
        resolve: (page: DocPageNode, _: unknown, context: ResolverContext) => sidebarOf(page, context),
      },
      editions: {
        resolve: ({ slug }: DocPageNode, _: unknown, context: ResolverContext) =>
          editionsOf(slug, contentIndex(context), loadConfig().site),
      },
      breadcrumbs: {
        resolve: (page: DocPageNode, _: unknown, context: ResolverContext) =>
          trail(page, context).breadcrumbs,
      },
      previous: {
        resolve: (page: DocPageNode, _: unknown, context: ResolverContext) =>
          paginationLink(
            contentIndex(context),
            page.document.frontMatter.pagination_prev,
            trail(page, context).previous,
          ),
      },
      next: {
        resolve: (page: DocPageNode, _: unknown, context: ResolverContext) =>
          paginationLink(
            contentIndex(context),
            page.document.frontMatter.pagination_next,
            trail(page, context).next,
          ),
      },
      sectionPages: { resolve: sectionPages },
    },
    Article: {
      ...common,
      questionHtml: {
        resolve: ({ document }: ArticleNode, _: unknown, context: ResolverContext) => {
          const { question, questionLine } = splitArticle(document.body)
          return render({ ...document, body: question, bodyLine: document.bodyLine + questionLine }, context)
        },
      },
      html: {
        resolve: ({ document }: ArticleNode, _: unknown, context: ResolverContext) => {
          const { answer, answerLine } = splitArticle(document.body)
          return render({ ...document, body: answer, bodyLine: document.bodyLine + answerLine }, context)
        },
      },
      kind: { resolve: ({ document }: ArticleNode) => document.frontMatter.kind },
      answered: { resolve: ({ document }: ArticleNode) => document.frontMatter.answered },
      relatedNumbers: {
        resolve: (article: ArticleNode, _: unknown, context: ResolverContext) =>
          relatedNumbers(article, context),
      },
      related: { resolve: relatedArticles },
      headings: {
        resolve: (article: ArticleNode) => shownHeadings(article).filter(({ text }) => text !== "Question"),
      },
      question: { resolve: ({ sections }: ArticleNode) => sectionText(sections, "Question") },
      answer: {
        resolve: ({ sections }: ArticleNode) =>
          sectionText(sections.filter(({ heading }) => heading?.text !== "Question")),
      },
    },
    Tag: { pages: { resolve: taggedPages } },
    ...referenceResolvers(contextOf),
  })
}

let cached: { nodePages: readonly IndexedPage[]; index: ContentIndex } | undefined

/** The content index with its look-up tables; made anew when the node changed. */
function contentIndex({ nodeModel }: ResolverContext): ContentIndex {
  const { pages } = nodeModel.getNodeById({ id: contentIndexId, type: "ContentIndex" }) as {
    pages: IndexedPage[]
  }
  if (cached?.nodePages !== pages) cached = { nodePages: pages, index: createContentIndex(pages, []) }
  return cached.index
}

/** The version tables as a page's query sees them: only those that it looks up make it run anew. */
function versionTables({ nodeModel }: ResolverContext): VersionTables {
  return {
    get(name) {
      const node = nodeModel.getNodeById({ id: versionTableId(name), type: "VersionTable" })
      return (node ?? undefined) as VersionTable | undefined // stored as it was read
    },
    keys: () => [],
  }
}

function sidebarOf(page: DocPageNode, context: ResolverContext): ResolvedSidebar | undefined {
  const name = contentIndex(context).byId.get(page.docId)?.sidebar
  if (name === undefined) return undefined
  return context.nodeModel.getNodeById({ id: `sidebar ${name}`, type: "Sidebar" }) as ResolvedSidebar
}

function trail(page: DocPageNode, context: ResolverContext) {
  const { frontMatter } = page.document
  const label = frontMatter.sidebar_label ?? page.title
  return trailOf({ slug: page.slug, label }, sidebarOf(page, context))
}

/** The headings that the page's table of contents shows. */
function shownHeadings({ allHeadings, document }: DocumentNode): Heading[] {
  const { tableOfContents } = loadConfig().site
  const { frontMatter } = document
  if ("hide_table_of_contents" in frontMatter && frontMatter.hide_table_of_contents) return []
  const levels = "number" in frontMatter ? {} : frontMatter
  const min = ("toc_min_heading_level" in levels && levels.toc_min_heading_level) || tableOfContents.minLevel
  const max = ("toc_max_heading_level" in levels && levels.toc_max_heading_level) || tableOfContents.maxLevel
  return allHeadings.filter(({ level }) => level >= min && level <= max)
}

/** The headings of the sections that follow a service's text. */
async function referenceHeadingsOf(
  page: DocPageNode,
  nodeModel: ResolverContext["nodeModel"],
): Promise<Heading[]> {
  if (page.kind !== "service" || page.document.frontMatter.hide_table_of_contents) return []
  return referenceSections(await inputsOf(page.docId, nodeModel), await outputsOf(page.docId, nodeModel))
}

/** Pages one level below an index page in its sidebar. */
async function sectionPages(page: DocPageNode, _: unknown, context: ResolverContext) {
  const sidebar = sidebarOf(page, context)
  if (!sidebar || !page.slug.endsWith("/")) return []
  const start = sidebar.items.findIndex(
    ({ href, type }) => type === "category" && href && samePage(href, page.slug),
  )
  const own = sidebar.items[start]
  if (!own) return []
  const rest = sidebar.items.slice(start + 1)
  const end = rest.findIndex(({ depth }) => depth <= own.depth)
  const below = end === -1 ? rest : rest.slice(0, end)
  const children = below.filter(({ depth, href }) => depth === own.depth + 1 && href)
  const { bySlug } = contentIndex(context)
  return Promise.all(
    children.map(async ({ label, href }) => {
      const id = bySlug.get(withoutTrailingSlash(href ?? ""))?.id
      const { entries } = await context.nodeModel.findAll({
        type: "DocPage",
        query: { filter: { docId: { eq: id } } },
      })
      const [child] = [...entries] as DocPageNode[]
      return { label, href, description: child?.description ?? "" }
    }),
  )
}

/** The articles that the writer named, else the nearest ones. */
function relatedNumbers({ number, document }: ArticleNode, { nodeModel }: ResolverContext): number[] {
  if (document.frontMatter.related) return document.frontMatter.related
  const id = relatedArticlesId(number)
  const nearest = nodeModel.getNodeById({ id, type: "RelatedArticles" }) as RelatedArticlesNode | null
  return nearest?.numbers ?? []
}

async function relatedArticles(article: ArticleNode, _: unknown, context: ResolverContext) {
  const { nodeModel } = context
  const numbers = relatedNumbers(article, context)
  if (numbers.length === 0) return []
  const { entries } = await nodeModel.findAll({
    type: "Article",
    query: { filter: { number: { in: numbers } } },
  })
  const found = [...entries] as ArticleNode[]
  return found.sort((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))
}

function editUrl({ frontMatter, file }: DocumentNode["document"]): string | null {
  const custom = "custom_edit_url" in frontMatter ? frontMatter.custom_edit_url : undefined
  if (custom !== undefined) return custom
  const { editBase } = loadConfig().site
  return editBase === undefined ? null : `${editBase}/${file}`
}

let commitDates: Map<string, string> | undefined

function lastUpdated({ frontMatter, file }: DocumentNode["document"]): string | undefined {
  const given = "last_update" in frontMatter ? frontMatter.last_update?.date : undefined
  if (given !== undefined) return given.slice(0, 10)
  commitDates ??= lastCommitDates(contentLayout(loadConfig().environment.CONTENT_DIR).root)
  return commitDates.get(absolutePathOf(file))
}
