import { loadConfig } from "../../config/load-config"
import { tagKey, type Tag } from "../../content/settings/tags"
import { taggedPages, type TaggedPage } from "../../content/tagged-pages"
import type { ArticleNode, DocPageNode } from "../nodes/types"
import { documentTypes } from "../page-types"
import { descriptionOf } from "./resolve-outline"
import { findNodes, type ResolverContext } from "./resolver-context"

type TaggedBy = Pick<Tag, "slug" | "key">

/** The pages and articles that carry a tag. */
export async function pagesOfTag(tag: TaggedBy, context: ResolverContext): Promise<TaggedPage[]> {
  const pages = await Promise.all(
    (await listedNodes(tag, context)).map(async ({ document }) => ({
      document,
      description: await descriptionOf(document, context),
    })),
  )
  return taggedPages(pages, loadConfig().site)
}

/** The number of pages and articles that carry a tag. */
export async function countTaggedPages(tag: TaggedBy, context: ResolverContext): Promise<number> {
  return (await listedNodes(tag, context)).length
}

/** The nodes that carry a tag. Unlisted pages are left out, as they are of every list. */
async function listedNodes(tag: TaggedBy, context: ResolverContext) {
  const filter = { tagKeys: { in: [tagKey(tag)] } }
  const found = await Promise.all(
    documentTypes.map((type) => findNodes<DocPageNode | ArticleNode>(context, type, filter)),
  )
  return found.flat().filter(({ document }) => !document.isUnlisted)
}
