import { catalogLists } from "../../shared/catalog-lists"
import { articlesPath, articlesTitle } from "../../shared/knowledge-base"
import { withoutTrailingSlash } from "../../shared/paths"
import { checkPage, checkTitle } from "../../shared/reference"
import type { KnownPage } from "./closest-pages"

/** The written pages of a site, and its tags. */
interface WrittenPages {
  docs: readonly KnownPage[]
  articles: readonly KnownPage[]
  tags: readonly { slug: string; label: string }[]
}

/** All pages that can be proposed: the written ones, and those that list them. */
export function knownPages({ docs, articles, tags }: WrittenPages): KnownPage[] {
  const catalog = catalogLists(docs.map(({ slug }) => slug))
  const lists: KnownPage[] = [
    ...tags.map(({ slug, label }) => ({ slug: `/tags/${slug}`, title: label })),
    ...(tags.length > 0 ? [{ slug: "/tags", title: "Tags" }] : []),
    ...(articles.length > 0 ? [{ slug: articlesPath, title: articlesTitle }] : []),
    ...catalog,
    ...(catalog.length > 0 ? [{ slug: checkPage(), title: checkTitle }] : []),
  ]
  const written = new Set(docs.map(({ slug }) => withoutTrailingSlash(slug)))
  return [...docs, ...articles, ...lists.filter(({ slug }) => !written.has(withoutTrailingSlash(slug)))]
}
