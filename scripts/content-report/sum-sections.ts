import { groupBy } from "../../src/shared/group-by"
import { shortcomings } from "./shortcomings"
import type { PageFigures } from "./measure-page"

type Summed = "words" | "codeBlocks" | "diagrams" | "linksOut" | "linksIn"

/** The measurements of a top-level section of the site: sums over its pages. */
export interface SectionFigures extends Pick<PageFigures, Summed> {
  label: string
  pages: number
  belowMinimum: number
  /** Days since the oldest review; absent if no page has one. */
  oldestReview?: number
}

/** Sums the measurements of pages by section. Sections are in the order of their first pages. */
export function sumSections(pages: readonly PageFigures[]): SectionFigures[] {
  return [...groupBy(pages, ({ section }) => section)].map(([label, group]) => {
    const sum = (figure: Summed) => group.reduce((total, page) => total + page[figure], 0)
    const reviews = group.flatMap(({ daysSinceReview }) => daysSinceReview ?? [])
    return {
      label,
      pages: group.length,
      words: sum("words"),
      codeBlocks: sum("codeBlocks"),
      diagrams: sum("diagrams"),
      linksOut: sum("linksOut"),
      linksIn: sum("linksIn"),
      belowMinimum: group.filter((page) => shortcomings(page).length > 0).length,
      ...(reviews.length > 0 ? { oldestReview: Math.max(...reviews) } : {}),
    }
  })
}
