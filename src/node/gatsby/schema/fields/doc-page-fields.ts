import { planPartOf } from "../../../content/routes/plan-part-of"
import { loadConfig } from "../../../config/load-config"
import { renderGuideFacts } from "../../../content/render/guide-facts"
import { pageQuestions } from "../../../content/render/page-questions"
import { documentedPin } from "../../../deployable/release-problems"
import { printedHtml } from "../../../markdown/html/printed-html"
import { editionsOf } from "../../../navigation/editions-of"
import { modulePath } from "../../../reference/module-path"
import type { DocPageNode } from "../../nodes/types"
import { ownFields } from "../../page-types"
import type { Fields } from "../field"
import { documentedModule, newestReleaseOf } from "../read-module"
import { documentContextOf, renderInQuery, socialImageOf } from "../render-in-query"
import { goalsOf } from "../resolve-goals"
import { referenceHeadingsOf, shownHeadings } from "../resolve-headings"
import { outlineOfDocument } from "../resolve-outline"
import { relatedArticlesOf } from "../resolve-related-articles"
import { sectionPages } from "../resolve-section-pages"
import { docTrail, sidebarOf, trailFields } from "../resolve-trail"
import { contentIndex } from "../resolver-context"
import { documentFields, releaseProblemsOf } from "./document-fields"

/** The computed fields of `DocPage`. */
export const docPageFields: Fields<DocPageNode> = {
  ...documentFields,
  ...Object.fromEntries(
    Object.entries(ownFields).map(([name, { resolve }]) => [
      name,
      ({ document }: DocPageNode) => resolve(document.frontMatter),
    ]),
  ),
  ...trailFields(docTrail),
  place: ({ document }) => document.frontMatter.place ?? planPartOf(document.slug),
  questions: async ({ document }, context) =>
    pageQuestions((await outlineOfDocument(document, context)).sections),
  guideFacts: ({ document }, context) =>
    renderGuideFacts(document, documentContextOf(document, context).context),
  label: ({ document }) => document.label,
  keywords: ({ document }) => [document.frontMatter.keywords ?? []].flat(),
  image: ({ document }, context) => socialImageOf(document, context),
  heading: ({ document }) => document.heading,
  metaTitle: ({ document }) => document.frontMatter.title_meta ?? document.title,
  unlisted: ({ document }) => document.isUnlisted,
  headings: async (page, context) => [
    ...(await shownHeadings(page, context)),
    ...(await referenceHeadingsOf(page, context)),
  ],
  module: ({ document }) => modulePath(document),
  inputs: async ({ docId, kind }, context) =>
    kind === "service" ? (await documentedModule(docId, context)).inputs : [],
  outputs: async ({ docId, kind }, context) =>
    kind === "service" ? (await documentedModule(docId, context)).outputs : [],
  documentedReleaseProblems({ document }, context) {
    const documented = { ...document.frontMatter, module: modulePath(document) }
    return releaseProblemsOf(documentedPin(documented, loadConfig().site.catalogRepository), context)
  },
  newest: ({ docId, kind, document }, context) =>
    kind === "service" ? newestReleaseOf(docId, context, document.frontMatter.replaced_inputs) : null,
  sidebar(page, context) {
    const sidebar = sidebarOf(page, context)
    return sidebar && context.cache.sidebarView(sidebar).branchOf(page.slug)
  },
  editions: ({ slug }, context) => editionsOf(slug, contentIndex(context), loadConfig().site),
  goals: goalsOf,
  relatedArticles: relatedArticlesOf,
  /** The page's position among the steps of a task, if it is a step. */
  walkthrough(page, context) {
    const sidebar = sidebarOf(page, context)
    return sidebar && context.cache.sidebarView(sidebar).walkthroughOf(page.slug)
  },
  sectionPages,
  async printedHtml({ document }, context, { slugs }: { slugs: readonly string[] }) {
    const { html } = await renderInQuery(document, context)
    const position = slugs.indexOf(document.slug)
    return printedHtml(html, { position, slugs, pathPrefix: context.pathPrefix })
  },
}
