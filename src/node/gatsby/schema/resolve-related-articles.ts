import { relatedArticlesId } from "../nodes/create-settings-nodes"
import type { ArticleNode, RelatedArticlesNode } from "../nodes/types"
import type { ResolverContext } from "./resolver-context"

/** The articles that the writer named, else the nearest ones. */
export function relatedNumbers({ number, document }: ArticleNode, { nodeModel }: ResolverContext): number[] {
  if (document.frontMatter.related) return document.frontMatter.related
  const id = relatedArticlesId(number)
  const nearest = nodeModel.getNodeById({ id, type: "RelatedArticles" }) as RelatedArticlesNode | null
  return nearest?.numbers ?? []
}

/** The articles of these numbers, in their order. */
export async function relatedArticles(article: ArticleNode, _: unknown, context: ResolverContext) {
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
