import { counted } from "../../shared/counted"
import type { HomeLink } from "../../shared/home-links"
import { articlesPath } from "../../shared/knowledge-base"
import { catalogPath } from "../../shared/reference"

/** Number of pages of each kind. */
export interface ContentCounts {
  services: number
  /** Articles of the knowledge base. */
  articles: number
  walkthroughs: number
}

/** Links such as "40 services" to the list of each kind; kinds without pages are omitted. */
export function countLinks({ services, articles, walkthroughs }: ContentCounts): HomeLink[] {
  return [
    { count: services, noun: "service", href: catalogPath },
    { count: walkthroughs, noun: "walkthrough", href: "/guides/" },
    { count: articles, noun: "article", href: articlesPath },
  ].flatMap(({ count, noun, href }) => (count === 0 ? [] : [{ title: counted(count, noun), href }]))
}
