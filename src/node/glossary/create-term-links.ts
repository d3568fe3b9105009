import { glossaryPath } from "../../shared/glossary"
import { withoutTrailingSlash } from "../../shared/paths"
import { termFinder, type TermFinder } from "./find-terms"
import { termId, type Term } from "./glossary-file"

/** A range of a text to be linked to the glossary. */
interface TermLink {
  start: number
  end: number
  href: string
}

/** Finds the terms in a text that have not been linked on the page yet. */
export type TermLinks = (text: string) => TermLink[]

/**
 * Creates the term links of one page. Each term is linked once; terms whose `see` link leads to the page are not
 * linked, and neither is any term on the glossary's own page.
 * @param page path of the page, and the site's path prefix
 */
export function createTermLinks(
  terms: readonly Term[],
  { slug, pathPrefix }: { slug: string; pathPrefix: string },
): TermLinks {
  const linked = new Set<Term>()
  let find: TermFinder | undefined
  const explainsItself = ({ see }: Term) =>
    withoutTrailingSlash(/\(([^)#]+)/.exec(see ?? "")?.[1] ?? "") === withoutTrailingSlash(slug)
  return (text) => {
    if (withoutTrailingSlash(slug) === glossaryPath) return []
    find ??= termFinder(terms.filter((term) => !explainsItself(term))) // created lazily: most texts have no prose
    return find(text).flatMap(({ start, end, term }) => {
      if (linked.has(term)) return []
      linked.add(term)
      return [{ start, end, href: `${pathPrefix}${glossaryPath}#${termId(term.term)}` }]
    })
  }
}
