import { catalogPath } from "../../shared/reference"
import type { HomeLink } from "./home-links"

/** Number of pages of each kind. */
export interface ContentCounts {
  services: number
  /** Answered articles of the knowledge base. */
  answers: number
  walkthroughs: number
}

/** Links such as "40 services" to the list of each kind; kinds without pages are omitted. */
export function proofOf({ services, answers, walkthroughs }: ContentCounts): HomeLink[] {
  return [
    { count: services, one: "service", more: "services", href: catalogPath },
    { count: walkthroughs, one: "walkthrough", more: "walkthroughs", href: "/guides/" },
    { count: answers, one: "answer", more: "answers", href: "/discussions/knowledge-base/" },
  ].flatMap(({ count, one, more, href }) =>
    count === 0 ? [] : [{ title: `${count} ${count === 1 ? one : more}`, href }],
  )
}
