import type { PlanPart } from "../../shared/plan"
import { cardPath, isBelow, siteCardPath } from "../../shared/paths"
import { planPartOf } from "../content/routes/plan-part-of"
import { sectionOf } from "../../shared/sections"
import type { SiteConfig } from "../../shared/site-config"
import type { Content } from "../content/content"
import { hasCard } from "../outputs/output-paths"
import type { Card } from "./card"

/** A card and the path of its file on the site. */
interface ListedCard {
  path: string
  card: Card
}

type Settings = Pick<SiteConfig, "title" | "tagline" | "organization" | "sections" | "locales" | "versions">

/**
 * The cards of a site: first the card of the site, then one for each page. If two pages have the same
 * address, the first one gets the card. Pages without a card of their own, such as the search, use the card
 * of the site.
 */
export function listCards(
  { documents, index }: Pick<Content, "documents" | "index">,
  site: Settings,
): ListedCard[] {
  const given = new Map(documents.map(({ file, frontMatter }) => [file, frontMatter.place]))
  const pages = [...index.bySlug.values()].filter(hasCard)
  const pagesWithParts = pages.map((page) => ({ page, part: given.get(page.file) ?? planPartOf(page.slug) }))
  const hasPlan = pagesWithParts.some(({ part }) => part !== undefined)
  const planOf = (part?: PlanPart) => (hasPlan ? { plan: part ?? ("unmarked" as const) } : {})
  return [
    {
      path: siteCardPath,
      card: { title: site.tagline || site.title, section: site.organization, ...planOf() },
    },
    ...pagesWithParts.map(({ page: { slug, title }, part }) => ({
      path: cardPath(slug),
      card: { title, ...sectionLabel(slug, title, site), address: slug, ...planOf(part) },
    })),
  ]
}

/** The section of a page, unless the title already names it. */
function sectionLabel(slug: string, title: string, site: Settings): { section?: string } {
  const section = isBelow(slug, "/tags") ? "Tags" : sectionOf(slug, site)?.label
  return section === undefined || section === title ? {} : { section }
}
