import { isBelow, withoutTrailingSlash } from "../../shared/paths"

/** A page as it counts for printing. */
export interface PrintablePage {
  id: string
  slug: string
  /** Characters of its text. */
  length: number
  /** Whether its text is HTML that can stand on another page: a written `.md` page that is listed. */
  isText: boolean
}

/** A section that can be printed as a whole. */
export interface PrintSection {
  /** Id of the index page. */
  id: string
  /** Address of the page that shows all of it. */
  slug: string
  /** The index page and those below it, in the order of the sidebar. */
  pages: { id: string; slug: string }[]
}

/** Pages below an index that are worth a page of their own. */
const fewest = 3

/** Characters of Markdown that one page may hold: some eighty sheets of paper. */
const longest = 250_000

/**
 * The sections that can be printed as a whole: the outermost index pages whose texts together are neither few nor too long.
 * @param orderOf place of a page, by its path without trailing slash, among all that sidebars list
 */
export function printSections(
  pages: readonly PrintablePage[],
  orderOf: (path: string) => number | undefined,
): PrintSection[] {
  const taken = new Set(pages.map(({ slug }) => withoutTrailingSlash(slug)))
  const place = ({ slug }: PrintablePage) => orderOf(withoutTrailingSlash(slug)) ?? Number.POSITIVE_INFINITY
  const sections = pages.flatMap((index): PrintSection[] => {
    const slug = `${withoutTrailingSlash(index.slug)}/print`
    if (!index.slug.endsWith("/") || index.slug === "/" || !index.isText || taken.has(slug)) return []
    const below = pages
      .filter((page) => page.isText && page !== index && isBelow(page.slug, index.slug))
      .toSorted((a, b) => place(a) - place(b) || (a.slug < b.slug ? -1 : 1))
    const length = below.reduce((sum, page) => sum + page.length, index.length)
    if (below.length < fewest || length > longest) return []
    return [{ id: index.id, slug, pages: [index, ...below].map(({ id, slug }) => ({ id, slug })) }]
  })
  return sections.filter(({ pages: [index] }) =>
    sections.every((other) => other.pages[0] === index || !other.pages.some(({ id }) => id === index?.id)),
  )
}
