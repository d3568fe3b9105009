import type { Problem } from "../../src/node/report/problem"
import type { CheckRule } from "../../src/shared/site-config"
import type { PageFigures } from "./measure-page"

/** Pages that nobody finds, and pages that nobody has reviewed for long. */
export interface NeglectedPages {
  /** Files of pages that no sidebar, no other page and no link of the site leads to. */
  orphans: string[]
  /** Pages whose last review is longer ago than the site allows, the oldest first. */
  stale: { file: string; days: number }[]
}

/** @param problems of all checks, whatever their level in the site configuration */
export function findNeglected(
  pages: readonly PageFigures[],
  problems: readonly Pick<Problem, "rule" | "file">[],
): NeglectedPages {
  const filesWith = (wanted: CheckRule) =>
    new Set(problems.filter(({ rule }) => rule === wanted).map(({ file }) => file))
  const orphans = filesWith("orphan-page")
  const stale = filesWith("stale-review")
  return {
    orphans: pages.map(({ file }) => file).filter((file) => orphans.has(file)),
    stale: pages
      .flatMap(({ file, daysSinceReview: days }) =>
        stale.has(file) && days !== undefined ? [{ file, days }] : [],
      )
      .sort((a, b) => b.days - a.days || a.file.localeCompare(b.file, "en")),
  }
}
