import { glossaryPath } from "../../shared/glossary"
import { withoutTrailingSlash } from "../../shared/paths"
import { termFinder, type TermFinder } from "./find-terms"
import { termId, type Term } from "./glossary-file"

/** A part of a text that becomes a link to the glossary. */
export interface TermLink {
  start: number
  end: number
  href: string
}

/** Finds the terms of a text that its page has not linked yet. */
export type TermLinks = (text: string) => TermLink[]

/**
 * Makes what links the terms of one page: each once, and none on the page that explains it.
 * @param page its path, and the path that the site is served below
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
    find ??= termFinder(terms.filter((term) => !explainsItself(term))) // on demand: most texts have no prose
    return find(text).flatMap(({ start, end, term }) => {
      if (linked.has(term)) return []
      linked.add(term)
      return [{ start, end, href: `${pathPrefix}${glossaryPath}#${termId(term.term)}` }]
    })
  }
}
