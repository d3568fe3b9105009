import { isOfKind } from "../../src/node/content/document"
import type { CheckedPage } from "../../src/node/checks/page"
import { readPins } from "../../src/node/deployable/read-pins"
import { compareReleases, isRelease } from "../../src/shared/release-order"
import { holdsMessage } from "../../src/node/markdown/code/printed-messages"

/** The age of the content: the releases that pages pin, and the days on which articles were checked. */
export interface ContentAge {
  /** Pages by the release that their samples pin; `old` counts those whose `applies_to` names an old version. */
  pins: { repository: string; ref: string; pages: number; old: number }[]
  /** Articles by the day on which they were checked, newest first; the last entry, for articles without a date, has no day. */
  checked: { day?: string; articles: number }[]
  /** Articles about an error: the number of those with its message, and the files of those without. */
  errors: { withMessage: number; without: string[] }
}

/** Determines the age of pages that somebody wrote. */
export function measureAge(pages: readonly CheckedPage[]): ContentAge {
  const articles = pages.flatMap(({ document, outline }) =>
    isOfKind(document, "article") ? [{ ...document, outline }] : [],
  )
  const troubles = articles.filter(({ frontMatter }) => frontMatter.kind === "troubleshooting")
  const without = troubles.filter(({ outline }) => !holdsMessage(outline.fences))
  return {
    pins: pinsOf(pages),
    checked: countDays(articles.map(({ frontMatter }) => frontMatter.checked)),
    errors: {
      withMessage: troubles.length - without.length,
      without: without.map(({ reportFile }) => reportFile),
    },
  }
}

function pinsOf(pages: readonly CheckedPage[]): ContentAge["pins"] {
  const counts = new Map<string, ContentAge["pins"][number]>()
  for (const { document, outline } of pages) {
    const pinned = new Map(readPins(outline.fences).map((pin) => [`${pin.repository} ${pin.ref}`, pin]))
    for (const [key, { repository, ref }] of pinned) {
      const count = counts.get(key) ?? { repository, ref, pages: 0, old: 0 }
      count.pages++
      if (document.frontMatter.applies_to !== undefined) count.old++
      counts.set(key, count)
    }
  }
  return [...counts.values()].sort(
    (a, b) =>
      a.repository.localeCompare(b.repository, "en") ||
      Number(isRelease(b.ref)) - Number(isRelease(a.ref)) ||
      compareReleases(b.ref, a.ref),
  )
}

function countDays(days: readonly (string | undefined)[]): ContentAge["checked"] {
  const counts = new Map<string | undefined, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts]
    .sort(([a = ""], [b = ""]) => b.localeCompare(a, "en"))
    .map(([day, articles]) => ({ ...(day === undefined ? {} : { day }), articles }))
}
