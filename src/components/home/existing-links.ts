import { planLinks, type ReaderPath } from "../../shared/home-links"
import type { PlanPart } from "../../shared/plan"

/**
 * Removes links to pages that this site does not have.
 * @param missing paths of the home page's links that lead to no page
 */
export function existing<T extends { href: string }>(links: readonly T[], missing: readonly string[]): T[] {
  return links.filter(({ href }) => !missing.includes(href))
}

/** The plan's links to pages that exist. */
export function existingPlanLinks(missing: readonly string[]): Partial<Record<PlanPart, string>> {
  return Object.fromEntries(Object.entries(planLinks).filter(([, href]) => !missing.includes(href)))
}

/** Reader paths with only the links to pages that exist; paths without links are removed. */
export function existingPaths(paths: readonly ReaderPath[], missing: readonly string[]): ReaderPath[] {
  return paths
    .map((path) => ({ ...path, links: existing(path.links, missing) }))
    .filter(({ links }) => links.length > 0)
}
