import type { Deployable, Topic } from "../../deployable/deployable-file"
import { releaseProblems } from "../../deployable/release-problems"
import { readPins, type Pin } from "../../deployable/read-pins"
import { isBroken } from "../../../shared/release-problem"
import { compareReleases } from "../../../shared/release-order"
import type { Problem } from "../../report/problem"
import type { CheckedPage } from "../page"

/**
 * Reports samples that pin a release which no longer deploys. Pages about an old release (`applies_to`) are exempt; they show
 * a notice to readers anyway.
 */
export function checkPins(
  pages: readonly CheckedPage[],
  deployable: Pick<Deployable, "topics"> | undefined,
): Problem[] {
  if (!deployable) return []
  return pages.flatMap(({ document, outline }) => {
    if (document.frontMatter.applies_to !== undefined || document.generatedFrom !== undefined) return []
    return readPins(outline.fences).flatMap((pin): Problem[] => {
      const topics = releaseProblems([pin], deployable)
      if (topics.length === 0) return []
      const { repository, module, ref, file = document.reportFile, line, column } = pin
      return [
        {
          rule: "broken-release",
          file,
          line,
          column,
          message: `"${module || repository}" of ${repository} ${ref} does not deploy today: ${topics.map(({ id }) => id).join(", ")}.`,
          fix: `pin ${firstFixedRelease(pin, topics)} or newer, or say in \`applies_to\` which old release the page is about.`,
        },
      ]
    })
  })
}

/** The first release that has none of the problems. */
function firstFixedRelease(pin: Pin, topics: readonly Topic[]): string {
  const goods = topics.flatMap(({ releases }) =>
    releases.filter((release) => isBroken(pin, { releases: [release] })).map(({ good }) => good),
  )
  return goods.sort(compareReleases).at(-1) ?? ""
}
