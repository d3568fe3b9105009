import { articlesAboutId, relatedArticlesId } from "../nodes/create-derived-nodes"
import type { ArticleNode, DocPageNode, RelatedArticlesNode } from "../nodes/types"
import type { ResolverContext } from "./resolver-context"

/** The related articles defined by the writer, else the most similar ones. */
export function relatedNumbers({ number, document }: ArticleNode, context: ResolverContext): number[] {
  return document.frontMatter.related ?? numbersIn(relatedArticlesId(number), context)
}

function numbersIn(id: string, { nodeModel }: ResolverContext): number[] {
  const related = nodeModel.getNodeById({ id, type: "RelatedArticles" }) as RelatedArticlesNode | null
  return related?.numbers ?? []
}

/** The articles related to an article. */
export function relatedArticles(article: ArticleNode, _: unknown, context: ResolverContext) {
  return articlesOf(relatedNumbers(article, context), context)
}

/** The articles that link to a page. */
export function articlesAboutPage({ slug }: DocPageNode, _: unknown, context: ResolverContext) {
  return articlesOf(numbersIn(articlesAboutId(slug), context), context)
}

/** The articles with the given numbers, in order. */
async function articlesOf(numbers: readonly number[], { nodeModel }: ResolverContext) {
  if (numbers.length === 0) return []
  const { entries } = await nodeModel.findAll({
    type: "Article",
    query: { filter: { number: { in: numbers } } },
  })
  const found = [...entries] as ArticleNode[]
  return found.sort((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))
}
