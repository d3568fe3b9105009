import type { Content } from "../../src/node/content/content"
import { kindOf } from "../../src/node/content/page-kinds/page-kinds"
import type { CheckedPage } from "../../src/node/checks/page"
import type { PageFigures } from "./measure-page"

/** Pages that nobody finds, and pages that nobody has looked at for long. */
export interface NeglectedPages {
  /** Files of pages that no sidebar and no other page leads to. */
  orphans: string[]
  /** Pages whose last review is longer ago than the site allows, the oldest first. */
  stale: { file: string; days: number }[]
}

/** @param figures of the pages, in their order */
export function findNeglected(
  pages: readonly CheckedPage[],
  figures: readonly PageFigures[],
  { index }: Pick<Content, "index">,
  reviewAfterDays: number,
): NeglectedPages {
  const isOrphan = ({ document }: CheckedPage, { linksIn }: PageFigures) =>
    kindOf(document).sidebarPath !== undefined &&
    !document.isUnlisted &&
    index.byId.get(document.id)?.sidebar === undefined &&
    linksIn === 0
  const orphans = figures.filter((own, position) => {
    const page = pages[position]
    return page !== undefined && isOrphan(page, own)
  })
  const stale = figures.flatMap(({ file, daysSinceReview: days = 0 }) =>
    days > reviewAfterDays ? [{ file, days }] : [],
  )
  return {
    orphans: orphans.map(({ file }) => file),
    stale: stale.sort((a, b) => b.days - a.days || a.file.localeCompare(b.file)),
  }
}
