import type { CreateResolversArgs } from "gatsby"
import { loadConfig } from "../../config/load-config"
import type { ContentDocument } from "../../content/document"
import { contentLayout } from "../../content/layout"
import { createRenderContext } from "../../content/render-context"
import { sectionText } from "../../content/section-text"
import { socialImage } from "../../content/social-image"
import { splitArticle } from "../../content/split-article"
import { publishFile } from "../images/publish-file"
import { resolveImageFile } from "../images/resolve-image"
import { outlineOf, showsVersionTable, writtenOut } from "../../markdown/read-markdown"
import { renderMarkdown } from "../../markdown/render-markdown"
import type { RenderContext } from "../../markdown/types"
import { editionsOf } from "../../navigation/editions-of"
import type { ArticleNode, CategoryPageNode, DocPageNode } from "../nodes/types"
import { inputsOf, outputsOf, referenceResolvers } from "./reference-resolvers"
import { referenceHeadingsOf, shownHeadings } from "./resolve-headings"
import { relatedArticles, relatedNumbers } from "./resolve-related-articles"
import { childPages, sectionPages } from "./resolve-section-pages"
import { editUrl, lastUpdated } from "./resolve-source"
import { taggedPages } from "./resolve-tagged-pages"
import { categoryTrail, docTrail, sidebarNamed, sidebarOf } from "./resolve-trail"
import { contentIndex, versionTables, type ResolverContext } from "./resolver-context"

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

  function imageOf({ file, frontMatter: { image } }: DocPageNode["document"]): string | undefined {
    if (image === undefined) return undefined
    const layout = contentLayout(loadConfig().environment.CONTENT_DIR)
    return socialImage(layout, { file, image }, (file) => publishFile(file, ""))
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
      image: { resolve: ({ document }: DocPageNode) => imageOf(document) },
      heading: { resolve: ({ document }: DocPageNode) => document.heading },
      metaTitle: {
        resolve: ({ document }: DocPageNode) => document.frontMatter.title_meta ?? document.title,
      },
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
          docTrail(page, context).breadcrumbs,
      },
      previous: {
        resolve: (page: DocPageNode, _: unknown, context: ResolverContext) =>
          docTrail(page, context).previous,
      },
      next: {
        resolve: (page: DocPageNode, _: unknown, context: ResolverContext) => docTrail(page, context).next,
      },
      sectionPages: { resolve: sectionPages },
    },
    CategoryPage: {
      sidebar: {
        resolve: ({ sidebarName }: CategoryPageNode, _: unknown, context: ResolverContext) =>
          sidebarNamed(sidebarName, context),
      },
      editions: {
        resolve: ({ slug }: CategoryPageNode, _: unknown, context: ResolverContext) =>
          editionsOf(slug, contentIndex(context), loadConfig().site),
      },
      breadcrumbs: {
        resolve: (page: CategoryPageNode, _: unknown, context: ResolverContext) =>
          categoryTrail(page, context).breadcrumbs,
      },
      previous: {
        resolve: (page: CategoryPageNode, _: unknown, context: ResolverContext) =>
          categoryTrail(page, context).previous,
      },
      next: {
        resolve: (page: CategoryPageNode, _: unknown, context: ResolverContext) =>
          categoryTrail(page, context).next,
      },
      pages: {
        resolve: ({ slug, sidebarName }: CategoryPageNode, _: unknown, context: ResolverContext) =>
          childPages(slug, sidebarNamed(sidebarName, context), context),
      },
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
        resolve: (article: ArticleNode) =>
          shownHeadings(article).filter(({ text }) => article.format === "mdx" || text !== "Question"),
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
