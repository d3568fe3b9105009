import type { CreateResolversArgs } from "gatsby"
import { configuredLayout } from "../../config/configured-layout"
import { loadConfig } from "../../config/load-config"
import type { ContentDocument } from "../../content/document"
import { plainGuideFacts, renderGuideFacts } from "../../content/render/guide-facts"
import { documentContexts } from "../../content/render/document-contexts"
import {
  renderDocument,
  type DocumentContext,
  type RenderedDocument,
} from "../../content/render/render-document"
import { pageQuestions } from "../../content/render/page-questions"
import { sectionText } from "../../content/render/section-text"
import { isFollowed } from "../../content/files/sandbox"
import type { Tag } from "../../content/settings/tags"
import { socialImage } from "../../content/files/social-image"
import { publishFile } from "../images/publish-file"
import { resolveImageFile } from "../images/resolve-image"
import { printedHtml } from "../../markdown/html/printed-html"
import type { Pinned } from "../../../shared/affected-release"
import { affectedTopics, documentedPin } from "../../deployable/affected-topics"
import { placeOf } from "../../../shared/places"
import { readPins } from "../../deployable/read-pins"
import { editionsOf } from "../../navigation/editions-of"
import { tagId } from "../nodes/create-derived-nodes"
import type { ArticleNode, CategoryPageNode, DocPageNode } from "../nodes/types"
import { ownFields } from "../page-types"
import { documentedModule, newestReleaseOf, referenceResolvers } from "./reference-resolvers"
import { goalsOf } from "./resolve-goals"
import { referenceHeadingsOf, shownHeadings } from "./resolve-headings"
import { descriptionOf, outlineOfDocument } from "./resolve-outline"
import { relatedArticles } from "./resolve-related-articles"
import { childPages, sectionPages } from "./resolve-section-pages"
import { replacementOf } from "./resolve-replacement"
import { editUrl, lastUpdated } from "./resolve-source"
import { taggedPages } from "./resolve-tagged-pages"
import { categoryTrail, docTrail, sidebarNamed, sidebarOf, trailFields } from "./resolve-trail"
import { ResolverCache } from "./resolver-cache"
import {
  bodyParts,
  contentIndex,
  deployable,
  findNode,
  glossary,
  pageFacts,
  valueRules,
  type ResolverContext,
} from "./resolver-context"

type DocumentNode = DocPageNode | ArticleNode

/**
 * Resolvers of all fields that are computed on demand.
 * @param resultsOf see `ResolverContext`
 * @param fileIdOf the id of a content file's node, given by its absolute path
 */
export function createSchemaResolvers(
  { createResolvers, basePath }: CreateResolversArgs,
  resultsOf: ResolverContext["resultsOf"],
  fileIdOf: (file: string) => string | undefined,
): void {
  const common = {
    tags: {
      resolve: async ({ tagKeys }: DocumentNode, _: unknown, { nodeModel }: ResolverContext) => {
        const tags = tagKeys.map((key) => nodeModel.getNodeById({ id: tagId(key), type: "Tag" }))
        return tags.filter((tag) => tag !== null)
      },
    },
    stoppedBy: {
      resolve: async ({ document }: DocumentNode, _: unknown, context: ResolverContext) => {
        const pins = readPins((await outlineOfDocument(document, context)).fences)
        return stoppingTopics(pins, context)
      },
    },
    replacedBy: {
      resolve: ({ document }: DocumentNode, _: unknown, context: ResolverContext) =>
        replacementOf(document, contentIndex(context)),
    },
    appliesTo: { resolve: ({ document }: DocumentNode) => document.frontMatter.applies_to },
    description: {
      resolve: ({ document }: DocumentNode, _: unknown, context: ResolverContext) =>
        descriptionOf(document, context),
    },
    words: {
      resolve: async ({ document }: DocumentNode, _: unknown, context: ResolverContext) =>
        (await outlineOfDocument(document, context)).words,
    },
    html: {
      resolve: async ({ document }: DocumentNode, _: unknown, context: ResolverContext) =>
        (await render(document, context)).html,
    },
    editUrl: { resolve: ({ document }: DocumentNode) => editUrl(document) },
    lastUpdated: {
      resolve: ({ document }: DocumentNode, _: unknown, context: ResolverContext) =>
        lastUpdated(document, context),
    },
    markdown: {
      resolve: async ({ document }: DocumentNode, _: unknown, context: ResolverContext) => {
        const above = plainGuideFacts(document, contextOf(document, context))
        const { markdown } = await render(document, context)
        return [above, markdown].filter(Boolean).join("\n\n")
      },
    },
    sections: {
      resolve: async ({ document }: DocumentNode, _: unknown, context: ResolverContext) =>
        (await outlineOfDocument(document, context)).sections,
    },
  }

  function stoppingTopics(pins: readonly Pinned[], context: ResolverContext) {
    return affectedTopics(pins, deployable(context)).map(({ id, title }) => ({ id, title }))
  }

  /** Makes a page's query depend on a file, such as an image, so that it runs again when the file is replaced or removed. */
  function dependOnFile(file: string, { nodeModel }: ResolverContext): void {
    const id = fileIdOf(file)
    if (id !== undefined) nodeModel.getNodeById({ id, type: "File" })
  }

  /** Makes a page's query run again when a file arrives at one of these places. Gatsby cannot depend on a node that is missing. */
  function dependOnArrivals(places: readonly string[], context: ResolverContext): void {
    const layout = configuredLayout()
    if (places.some((place) => isFollowed(layout, place))) findNode(context, "File", "")
  }

  function contextOf(origin: { file: string; slug: string }, context: ResolverContext): DocumentContext {
    return documentContexts({
      index: contentIndex(context),
      layout: configuredLayout(),
      site: loadConfig().site,
      siteUrl: loadConfig().environment.SITE_URL,
      pathPrefix: basePath,
      resolveImageFile(file, pathPrefix) {
        dependOnFile(file, context)
        return resolveImageFile(file, pathPrefix)
      },
      publishFile(file, pathPrefix) {
        dependOnFile(file, context)
        return publishFile(file, pathPrefix)
      },
      onMissingFile: (places) => dependOnArrivals(places, context),
      ...bodyParts(context),
      valueRules: valueRules(context),
      terms: glossary(context),
    })(origin)
  }

  function imageOf(
    { file, frontMatter: { image } }: DocPageNode["document"],
    context: ResolverContext,
  ): string | undefined {
    if (image === undefined) return undefined
    const layout = configuredLayout()
    return socialImage(layout, { file, image }, (file) => {
      dependOnFile(file, context)
      return publishFile(file, "")
    })
  }

  async function render(document: ContentDocument, context: ResolverContext): Promise<RenderedDocument> {
    await context.resultsOf(document.file)
    return renderDocument(document, contextOf(document, context))
  }

  const resolvers = {
    DocPage: {
      ...common,
      place: {
        resolve: ({ document }: DocPageNode) => document.frontMatter.place ?? placeOf(document.slug),
      },
      questions: {
        resolve: async ({ document }: DocPageNode, _: unknown, context: ResolverContext) =>
          pageQuestions((await outlineOfDocument(document, context)).sections),
      },
      guideFacts: {
        resolve: ({ document }: DocPageNode, _: unknown, context: ResolverContext) =>
          renderGuideFacts(document, contextOf(document, context).context),
      },
      label: { resolve: ({ document }: DocPageNode) => document.label },
      keywords: { resolve: ({ document }: DocPageNode) => [document.frontMatter.keywords ?? []].flat() },
      image: {
        resolve: ({ document }: DocPageNode, _: unknown, context: ResolverContext) =>
          imageOf(document, context),
      },
      heading: { resolve: ({ document }: DocPageNode) => document.heading },
      metaTitle: {
        resolve: ({ document }: DocPageNode) => document.frontMatter.title_meta ?? document.title,
      },
      unlisted: { resolve: ({ document }: DocPageNode) => document.isUnlisted },
      ...ownFields,
      headings: {
        resolve: async (page: DocPageNode, _: unknown, context: ResolverContext) => [
          ...(await shownHeadings(page, context)),
          ...(await referenceHeadingsOf(page, context)),
        ],
      },
      inputs: {
        resolve: async ({ docId, kind }: DocPageNode, _: unknown, context: ResolverContext) =>
          kind === "service" ? (await documentedModule(docId, context)).inputs : [],
      },
      outputs: {
        resolve: async ({ docId, kind }: DocPageNode, _: unknown, context: ResolverContext) =>
          kind === "service" ? (await documentedModule(docId, context)).outputs : [],
      },
      releaseStoppedBy: {
        resolve: ({ document }: DocPageNode, _: unknown, context: ResolverContext) =>
          stoppingTopics(documentedPin(document.frontMatter, loadConfig().site.catalogRepository), context),
      },
      newest: {
        resolve: ({ docId, kind, document }: DocPageNode, _: unknown, context: ResolverContext) =>
          kind === "service" ? newestReleaseOf(docId, context, document.frontMatter.replaced_inputs) : null,
      },
      sidebar: {
        resolve: (page: DocPageNode, _: unknown, context: ResolverContext) => {
          const sidebar = sidebarOf(page, context)
          return sidebar && context.cache.sidebarView(sidebar).branchOf(page.slug)
        },
      },
      editions: {
        resolve: ({ slug }: DocPageNode, _: unknown, context: ResolverContext) =>
          editionsOf(slug, contentIndex(context), loadConfig().site),
      },
      ...trailFields(docTrail),
      goals: { resolve: goalsOf },
      relatedArticles: { resolve: relatedArticles },
      walkthrough: {
        resolve: (page: DocPageNode, _: unknown, context: ResolverContext) => stepOf(page, context),
      },
      // Queried for all pages before any is rendered, so it must not depend on the effort of goals, which
      // needs their texts.
      isGuide: {
        resolve: (page: DocPageNode, _: unknown, context: ResolverContext) =>
          page.document.frontMatter.goals !== undefined || stepOf(page, context) !== undefined,
      },
      sectionPages: { resolve: sectionPages },
      printedHtml: {
        resolve: async (
          { document }: DocPageNode,
          { slugs }: { slugs: readonly string[] },
          context: ResolverContext,
        ) => {
          const { html } = await render(document, context)
          return printedHtml(html, { position: slugs.indexOf(document.slug), slugs, pathPrefix: basePath })
        },
      },
    },
    CategoryPage: {
      sidebar: {
        resolve: ({ sidebarName, slug }: CategoryPageNode, _: unknown, context: ResolverContext) =>
          context.cache.sidebarView(sidebarNamed(sidebarName, context)).branchOf(slug),
      },
      editions: {
        resolve: ({ slug }: CategoryPageNode, _: unknown, context: ResolverContext) =>
          editionsOf(slug, contentIndex(context), loadConfig().site),
      },
      ...trailFields(categoryTrail),
      pages: {
        resolve: ({ slug, sidebarName }: CategoryPageNode, _: unknown, context: ResolverContext) =>
          childPages(slug, sidebarNamed(sidebarName, context), context),
      },
    },
    Article: {
      ...common,
      questionHtml: {
        resolve: async ({ document }: ArticleNode, _: unknown, context: ResolverContext) =>
          (await render(document, context)).questionHtml,
      },
      kind: { resolve: ({ document }: ArticleNode) => document.frontMatter.kind },
      answered: { resolve: ({ document }: ArticleNode) => document.frontMatter.answered },
      checked: { resolve: ({ document }: ArticleNode) => document.frontMatter.checked },
      holdsFor: { resolve: ({ document }: ArticleNode) => document.frontMatter.holds_for },
      answeredBy: { resolve: ({ document }: ArticleNode) => document.frontMatter.answered_by },
      relatedNumbers: {
        resolve: ({ file }: ArticleNode, _: unknown, context: ResolverContext) =>
          pageFacts(file, context).relatedNumbers,
      },
      related: { resolve: relatedArticles },
      headings: {
        resolve: async (article: ArticleNode, _: unknown, context: ResolverContext) =>
          (await shownHeadings(article, context)).filter(
            ({ text }) => article.format === "mdx" || text !== "Question",
          ),
      },
      question: {
        resolve: async ({ document }: ArticleNode, _: unknown, context: ResolverContext) =>
          sectionText((await outlineOfDocument(document, context)).sections, "Question"),
      },
      answer: {
        resolve: async ({ document }: ArticleNode, _: unknown, context: ResolverContext) =>
          sectionText(
            (await outlineOfDocument(document, context)).sections.filter(
              ({ heading }) => heading?.text !== "Question",
            ),
          ),
      },
    },
    Tag: {
      name: { resolve: ({ name, label }: Tag) => name ?? label },
      topic: { resolve: ({ topic }: Tag) => topic ?? "" },
      pages: { resolve: taggedPages },
    },
    ...referenceResolvers((origin, context: ResolverContext) => contextOf(origin, context).context),
  }
  const siteContext = { resultsOf, cache: new ResolverCache() }
  createResolvers(
    Object.fromEntries(
      Object.entries(resolvers).map(([type, fields]) => [type, withContext(siteContext, fields)]),
    ),
  )
}

interface FieldResolver {
  resolve(source: never, args: never, context: ResolverContext): unknown
}

/** Passes this site's part of the context to the resolvers of a type, which Gatsby calls with a context of its own. */
function withContext(siteContext: Omit<ResolverContext, "nodeModel">, fields: Record<string, FieldResolver>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      {
        resolve: (source: never, args: never, { nodeModel }: Pick<ResolverContext, "nodeModel">) =>
          field.resolve(source, args, { ...siteContext, nodeModel }),
      },
    ]),
  )
}

/** A page's position among the steps of a task, if it is a step. */
function stepOf(page: DocPageNode, context: ResolverContext) {
  const sidebar = sidebarOf(page, context)
  return sidebar && context.cache.sidebarView(sidebar).walkthroughOf(page.slug)
}
