import { withoutTrailingSlash } from "../../shared/paths"

/** Most articles that are shown on the page that they are about. */
const mostShown = 4

/** A link in Markdown to a page of this site. */
const pageLink = /\]\((\/[^)\s#?]*)/g

/**
 * The articles that link to each page, by its path without trailing slash: those first that most other articles link to.
 * @param articles every article, with its path and its body in Markdown
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
      [...numbers].sort((a, b) => weigh(b) - weigh(a) || b - a).slice(0, mostShown),
    ]),
  )
}
