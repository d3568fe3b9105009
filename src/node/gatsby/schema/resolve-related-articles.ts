import type { ArticleNode, DocPageNode } from "../nodes/types"
import { findNodes, pageFacts, type ResolverContext } from "./resolver-context"

/**
 * The articles related to a page. For an article, those that its writer lists, else the most similar ones; for another page,
 * those that link to it.
 */
export async function relatedArticlesOf({ file }: ArticleNode | DocPageNode, context: ResolverContext) {
  const numbers = pageFacts(file, context).relatedNumbers
  if (numbers.length === 0) return []
  const found = await findNodes<ArticleNode>(context, "Article", { number: { in: numbers } })
  return found.sort((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))
}
