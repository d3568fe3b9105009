import { withoutTrailingSlash } from "../../shared/paths"

/** Maximum number of articles shown on a page that they link to. */
const maxShown = 4

/** A link in Markdown to a page of this site. */
const pageLink = /\]\((\/[^)\s#?]*)/g

/**
 * The numbers of the articles that link to each page, by the page's path without trailing slash; at most four, those
 * with the most links from other articles first.
 * @param articles all articles; `slug` is the path, `body` is Markdown
 */
export function articlesAbout(
  articles: readonly { number: number; slug: string; body: string }[],
): ReadonlyMap<string, number[]> {
  const linking = new Map<string, number[]>()
  for (const { number, body } of articles) {
    const targets = Array.from(body.matchAll(pageLink), ([, path = ""]) => withoutTrailingSlash(path))
    for (const path of new Set(targets)) linking.set(path, [...(linking.get(path) ?? []), number])
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
