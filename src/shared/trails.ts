import { articlesPath, articlesTitle } from "./knowledge-base"
import { catalogPath, catalogTitle, checkPage, checkTitle } from "./reference"

/** One of a page's breadcrumbs. Groups without a page of their own have no `href`. */
export interface Crumb {
  label: string
  href?: string | null
}

/** Breadcrumbs of the knowledge base, or of one of its articles. */
export function knowledgeBaseTrail(article?: { title: string; slug: string }): Crumb[] {
  return below({ label: articlesTitle, href: articlesPath }, article)
}

/** Breadcrumbs of the list of tags, or of one tag. */
export function tagsTrail(tag?: { label: string; slug: string }): Crumb[] {
  return below({ label: "Tags", href: "/tags" }, tag && { title: tag.label, slug: `/tags/${tag.slug}` })
}

/** Breadcrumbs of the service catalog, or of one of its lists. */
export function catalogTrail(list?: { title: string; slug: string }): Crumb[] {
  const isWhole = list?.slug === catalogPath
  return below({ label: catalogTitle, href: catalogPath }, isWhole ? undefined : list)
}

/** Breadcrumbs of the page that checks module calls. */
export function checkTrail(): Crumb[] {
  return catalogTrail({ title: checkTitle, slug: checkPage() })
}

function below(start: Crumb, page: { title: string; slug: string } | undefined): Crumb[] {
  return page === undefined ? [start] : [start, { label: page.title, href: page.slug }]
}
