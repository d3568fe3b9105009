import { catalogPath } from "../../shared/reference"
import type { HomeLink } from "./home-links"

/** How much of each kind the site holds. */
export interface ContentCounts {
  services: number
  /** Articles of the knowledge base that have an answer. */
  answers: number
  walkthroughs: number
}

/** What the site holds, in words that lead there; nothing is said of a kind that it does not have. */
export function proofOf({ services, answers, walkthroughs }: ContentCounts): HomeLink[] {
  return [
    { count: services, one: "service", more: "services", href: catalogPath },
    { count: walkthroughs, one: "walkthrough", more: "walkthroughs", href: "/guides/" },
    { count: answers, one: "answer", more: "answers", href: "/discussions/knowledge-base/" },
  ].flatMap(({ count, one, more, href }) =>
    count === 0 ? [] : [{ title: `${count} ${count === 1 ? one : more}`, href }],
  )
}
