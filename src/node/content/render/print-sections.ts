import { withoutTrailingSlash } from "../../../shared/paths"

/** The printing-related data of a page. */
export interface PrintablePage {
  id: string
  slug: string
  /** Length of its text in characters. */
  length: number
  /** Whether its text is HTML that can be embedded in another page: a written, listed `.md` page. */
  isText: boolean
}

/** A section with a printable page. */
export interface PrintSection {
  /** Id of the index page. */
  id: string
  /** Address of the printable page. */
  slug: string
  /** The index page and those below it, in the order of the sidebar. */
  pages: { id: string; slug: string }[]
}

/** Minimum number of pages below the index. */
const minPages = 3

/** Maximum number of Markdown characters of a printable page: about eighty sheets of paper. */
const maxLength = 250_000

/**
 * The printable sections: the outermost index pages with enough pages that are together not too long.
 * @param orderOf position of a page, given by path without trailing slash, in the sidebars
 */
export function printSections(
  pages: readonly PrintablePage[],
  orderOf: (path: string) => number | undefined,
): PrintSection[] {
  const taken = new Set(pages.map(({ slug }) => withoutTrailingSlash(slug)))
  const place = ({ slug }: PrintablePage) => orderOf(withoutTrailingSlash(slug)) ?? Number.POSITIVE_INFINITY
  const textsBelow = groupByAncestor(pages.filter(({ isText }) => isText))
  const sections = pages.flatMap((index): PrintSection[] => {
    const folder = withoutTrailingSlash(index.slug)
    const slug = `${folder}/print`
    if (!index.slug.endsWith("/") || index.slug === "/" || !index.isText || taken.has(slug)) return []
    const below = (textsBelow.get(folder) ?? []).toSorted(
      (a, b) => place(a) - place(b) || (a.slug < b.slug ? -1 : 1),
    )
    const length = below.reduce((sum, page) => sum + page.length, index.length)
    if (below.length < minPages || length > maxLength) return []
    return [{ id: index.id, slug, pages: [index, ...below].map(({ id, slug }) => ({ id, slug })) }]
  })
  const inner = new Set(sections.flatMap(({ pages: [, ...below] }) => below.map(({ id }) => id)))
  return sections.filter(({ id }) => !inner.has(id))
}

/** The pages below each path, at any depth. */
function groupByAncestor(pages: readonly PrintablePage[]): Map<string, PrintablePage[]> {
  const below = new Map<string, PrintablePage[]>()
  for (const page of pages) {
    const names = withoutTrailingSlash(page.slug).split("/").slice(0, -1)
    for (let depth = names.length; depth > 1; depth--) {
      const ancestor = names.slice(0, depth).join("/")
      const known = below.get(ancestor)
      if (known) known.push(page)
      else below.set(ancestor, [page])
    }
  }
  return below
}
