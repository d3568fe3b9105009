import type { Pinned } from "../../../../shared/release-problem"
import { configuredLayout } from "../../../config/configured-layout"
import { lastUpdated } from "../../../content/page-facts"
import { replacementOf } from "../../../content/routes/replacement-of"
import { releaseProblems } from "../../../deployable/release-problems"
import { readPins } from "../../../deployable/read-pins"
import { tagId } from "../../nodes/node-ids"
import type { ArticleNode, DocPageNode } from "../../nodes/types"
import type { Fields } from "../field"
import { renderInQuery } from "../render-in-query"
import { descriptionOf, outlineOfDocument } from "../resolve-outline"
import { editUrl } from "../resolve-source"
import { contentIndex, deployable, pageFacts, type ResolverContext } from "../resolver-context"

/** The computed fields that pages and articles have in common. */
export const documentFields: Fields<DocPageNode | ArticleNode> = {
  tags: ({ tagKeys }, { nodeModel }) =>
    tagKeys
      .map((key) => nodeModel.getNodeById({ id: tagId(key), type: "Tag" }))
      .filter((tag) => tag !== null),
  releaseProblems: async ({ document }, context) =>
    releaseProblemsOf(readPins((await outlineOfDocument(document, context)).fences), context),
  replacedBy: ({ document }, context) =>
    replacementOf(document, { index: contentIndex(context), layout: configuredLayout() }),
  appliesTo: ({ document }) => document.frontMatter.applies_to,
  description: ({ document }, context) => descriptionOf(document, context),
  words: async ({ document }, context) => (await outlineOfDocument(document, context)).words,
  html: async ({ document }, context) => (await renderInQuery(document, context)).html,
  editUrl: ({ document }) => editUrl(document),
  lastUpdated: ({ document }, context) => lastUpdated(document, pageFacts(document.file, context)),
}

/** The reasons why releases that a page pins no longer deploy. */
export function releaseProblemsOf(pins: readonly Pinned[], context: ResolverContext) {
  return releaseProblems(pins, deployable(context)).map(({ id, title }) => ({ id, title }))
}
