import { withoutTrailingSlash } from "../../shared/paths"
import type { SiteConfig } from "../../shared/site-config"
import type { Content } from "../content/content"
import { defaultDescription, isOfKind, type ContentDocument } from "../content/document"
import { lastUpdated, type PageFacts } from "../content/page-facts"
import { plainArticleFacts } from "../content/render/article-facts"
import { plainGuideFacts } from "../content/render/guide-facts"
import { documentMarkdown, type DocumentContext } from "../content/render/render-document"
import { replacementOf } from "../content/routes/replacement-of"
import { tagKey } from "../content/settings/tags"
import { taggedPages } from "../content/tagged-pages"
import { readPins } from "../deployable/read-pins"
import { releaseProblems } from "../deployable/release-problems"
import { outlineOf } from "../markdown/read-markdown"
import type { CategoryPage } from "../navigation/category-file"
import { childLinks, itemsBelow } from "../navigation/child-items"
import { createSidebarView, type SidebarView } from "../navigation/sidebar-view"
import type { OutputData, OutputPage, OutputSitePage } from "./output-pages"
import { outputSitePages } from "./site-pages"

interface OutputSources {
  /** What is known about each page, by the path of its file from the content directory. */
  facts: ReadonlyMap<string, PageFacts>
  /** The context in which a page is rendered. */
  contextOf(document: ContentDocument): DocumentContext
  site: SiteConfig
}

/** The data for all output files of a build, from its content. */
export function outputData(content: Content, { facts, contextOf, site }: OutputSources): OutputData {
  const descriptions = new Map(
    content.documents.map((document) => [
      document,
      document.description ?? defaultDescription(document, outlineOf(document, content)),
    ]),
  )
  const describe = (document: ContentDocument) => ({
    document,
    description: descriptions.get(document) ?? "",
  })
  const factsOf = ({ file }: ContentDocument): PageFacts => facts.get(file) ?? { relatedNumbers: [] }
  const tagByKey = new Map(content.tags.map((tag) => [tagKey(tag), tag]))

  const views = new Map<string, SidebarView>()
  const stepOf = ({ id, slug }: ContentDocument): OutputPage["step"] => {
    const sidebar = content.index.sidebars.get(content.index.byId.get(id)?.sidebar ?? "")
    if (!sidebar) return undefined
    const view = views.get(sidebar.name) ?? createSidebarView(sidebar)
    views.set(sidebar.name, view)
    const { position = 0, steps = [] } = view.walkthroughOf(slug) ?? {}
    const linkTo = (step = "") => {
      const page = content.index.bySlug.get(withoutTrailingSlash(step))
      return page && { slug: page.slug, title: page.title, description: "" }
    }
    return position === 0
      ? undefined
      : {
          position,
          count: steps.length,
          previous: linkTo(steps[position - 2]),
          next: linkTo(steps[position]),
        }
  }

  const outputPage = (document: ContentDocument): OutputPage => ({
    slug: document.slug,
    title: document.title,
    description: describe(document).description,
    markdown: documentMarkdown(document, contextOf(document)),
    facts: isOfKind(document, "article")
      ? plainArticleFacts(document)
      : plainGuideFacts(document, contextOf(document)),
    step: stepOf(document),
    lastUpdated: lastUpdated(document, factsOf(document)) ?? null,
    unlisted: document.isUnlisted,
    tags: document.tags.flatMap((key) => {
      const tag = tagByKey.get(key)
      return tag ? { slug: tag.slug, label: tag.label } : []
    }),
    appliesTo: document.frontMatter.applies_to ?? null,
    replacedBy: replacementOf(document, content),
    releaseProblems: content.deployable
      ? releaseProblems(readPins(outlineOf(document, content).fences), content.deployable)
      : [],
  })

  const written = content.documents.filter((document) => !isOfKind(document, "article"))
  written.sort((a, b) => (a.slug < b.slug ? -1 : 1))
  const articles = content.documents.flatMap((document) => (isOfKind(document, "article") ? document : []))
  articles.sort((a, b) => a.frontMatter.number - b.frontMatter.number)
  const articleByNumber = new Map(articles.map((article) => [article.frontMatter.number, article]))
  const tags = content.tags.map((tag) => {
    const tagged = content.documents.filter((page) => !page.isUnlisted && page.tags.includes(tagKey(tag)))
    const { slug, label, description } = tag
    return { slug, label, description, pages: taggedPages(tagged.map(describe), site) }
  })

  const data = {
    pages: written.map((document) => ({ ...outputPage(document), kind: document.kind })),
    articles: articles.map((article) => ({
      ...outputPage(article),
      number: article.frontMatter.number,
      related: factsOf(article).relatedNumbers.flatMap((number) => {
        const related = articleByNumber.get(number)
        return related ? { slug: related.slug, title: related.title, description: "" } : []
      }),
    })),
    tags,
  }
  const descriptionById = new Map([
    ...written.map((document) => [document.id, describe(document).description] as const),
    ...content.categoryPages.map(({ id, description }) => [id, description] as const),
  ])
  const categories = content.categoryPages.map((page) => categoryPage(page, content, descriptionById))
  return { ...data, sitePages: outputSitePages({ ...data, categories }, site) }
}

function categoryPage(
  { slug, title, description, sidebar = "" }: CategoryPage,
  { index }: Pick<Content, "index">,
  descriptionById: ReadonlyMap<string, string>,
): OutputSitePage {
  const items = index.sidebars.get(sidebar)?.items ?? []
  const links = childLinks(itemsBelow(slug, items), index).map(({ label, href, id }) => ({
    slug: href,
    title: label,
    description: (id && descriptionById.get(id)) ?? "",
  }))
  return { slug, title, description, links }
}
