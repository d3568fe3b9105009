import { withoutTrailingSlash } from "../../shared/paths"

/** Maximum number of articles shown on a page that they link to. */
const maxShown = 4

/** The address of a link in Markdown, or of the definition of a link. */
const address = /(?:\]\(|^\[[^\]^][^\]]*\]:[ \t]+)<?([^)\s>]+)/gm

/**
 * The numbers of the articles that link to each page, by the page's path without trailing slash; at most four, those
 * with the most links from other articles first.
 * @param articles all articles; `slug` is the path, `body` is Markdown
 * @param slugAt the path of the page that an address in an article leads to, if it leads to one
 */
export function articlesAbout<Article extends { number: number; slug: string; body: string }>(
  articles: readonly Article[],
  slugAt: (article: Article, address: string) => string | undefined,
): ReadonlyMap<string, number[]> {
  const linking = new Map<string, number[]>()
  for (const article of articles) {
    const slugs = [...article.body.matchAll(address)].flatMap(([, url = ""]) => slugAt(article, url) ?? [])
    for (const path of new Set(slugs.map(withoutTrailingSlash)))
      linking.set(path, [...(linking.get(path) ?? []), article.number])
  }
  const weights = new Map(
    articles.map(({ number, slug }) => [number, linking.get(withoutTrailingSlash(slug))?.length ?? 0]),
  )
  const weigh = (number: number) => weights.get(number) ?? 0
  return new Map(
    [...linking].map(([path, numbers]) => [
      path,
      [...numbers].sort((a, b) => weigh(b) - weigh(a) || b - a).slice(0, maxShown),
    ]),
  )
}
