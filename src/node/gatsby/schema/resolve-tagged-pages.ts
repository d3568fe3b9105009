import { sectionOf } from "../../../shared/sections"
import { loadConfig } from "../../config/load-config"
import { tagKey, type Tag } from "../../content/settings/tags"
import type { ArticleNode, DocPageNode } from "../nodes/types"
import { documentTypes } from "../page-types"
import { descriptionOf } from "./resolve-outline"
import type { ResolverContext } from "./resolver-context"

/** The pages and articles that carry a tag, by title and address. Unlisted pages are left out, as they are of every list. */
export async function taggedPages(tag: Pick<Tag, "slug" | "key">, context: ResolverContext) {
  const { nodeModel } = context
  const query = { filter: { tagKeys: { in: [tagKey(tag)] } } }
  const found = await Promise.all(documentTypes.map((type) => nodeModel.findAll({ type, query })))
  const nodes = found.flatMap(({ entries }) => [...entries]) as (DocPageNode | ArticleNode)[]
  const listed = nodes.filter(({ document }) => !document.isUnlisted)
  const pages = await Promise.all(
    listed.map(async ({ title, slug, document }) => ({
      title,
      slug,
      description: await descriptionOf(document, context),
      section: sectionOf(slug, loadConfig().site)?.label ?? "",
    })),
  )
  return pages.sort((a, b) => a.title.localeCompare(b.title, "en") || a.slug.localeCompare(b.slug, "en"))
}
