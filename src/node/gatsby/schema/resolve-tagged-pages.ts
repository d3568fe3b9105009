import { sectionOf } from "../../../shared/sections"
import { loadConfig } from "../../config/load-config"
import type { ArticleNode, DocPageNode } from "../nodes/types"
import { descriptionOf } from "./resolve-outline"
import type { ResolverContext } from "./resolver-context"

/** The pages and articles that carry a tag, by title and address. Unlisted pages are left out, as they are of every list. */
export async function taggedPages(tag: { slug: string }, _: unknown, context: ResolverContext) {
  const { nodeModel } = context
  const query = { filter: { tagSlugs: { in: [tag.slug] } } }
  const { entries: docs } = await nodeModel.findAll({ type: "DocPage", query })
  const { entries: articles } = await nodeModel.findAll({ type: "Article", query })
  const listed = ([...docs] as DocPageNode[]).filter(({ document }) => !document.frontMatter.unlisted)
  const pages = await Promise.all(
    [...listed, ...([...articles] as ArticleNode[])].map(async ({ title, slug, document }) => ({
      title,
      slug,
      description: await descriptionOf(document, context),
      section: sectionOf(slug, loadConfig().site)?.label ?? "",
    })),
  )
  return pages.sort((a, b) => a.title.localeCompare(b.title) || a.slug.localeCompare(b.slug))
}
