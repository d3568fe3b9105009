import type { Content } from "../../content/content"
import { announcementBody, announcementFile } from "../../content/settings/announcement"
import { addressProblem } from "../../markdown/html/address-problem"
import { isAllowedAddress } from "../../markdown/html/allowed-html"
import { outlineOf } from "../../markdown/read-markdown"
import type { ModuleLinks } from "../../reference/load-modules"
import type { Problem } from "../../report/problem"
import { reportFileOf } from "../../content/layout"

/**
 * Reports forbidden addresses and HTML outside of page bodies: in front matter, sidebars, module files and the announcement.
 * @param links of descriptions, sidebars and the announcement
 */
export function checkUnsafeAddresses(
  { documents, positionOf, announcement, announcementPosition, layout }: Content,
  links: readonly ModuleLinks[],
): Problem[] {
  const unsafe = (url: string, position: Pick<Problem, "file" | "line" | "column">): Problem[] =>
    isAllowedAddress(url) ? [] : [{ rule: "unsafe-html", ...position, ...addressProblem(url) }]

  const inFields = documents.flatMap((document) =>
    (["custom_edit_url", "image"] as const).flatMap((field) => {
      const url = document.frontMatter[field]
      return url ? unsafe(url, { file: document.reportFile, ...positionOf(document, [field]) }) : []
    }),
  )
  const inLinks = links.flatMap(({ reportFile, links }) =>
    links.flatMap(({ url, line, column }) => unsafe(url, { file: reportFile, line, column })),
  )
  const outline = announcement && outlineOf(announcementBody(announcement))
  const inAnnouncement = (outline?.messages ?? [])
    .filter(({ rule }) => rule === "unsafe-html")
    .map(({ rule, message, fix }) => ({
      rule,
      file: reportFileOf(layout, announcementFile),
      ...announcementPosition,
      message,
      fix,
    }))
  return [...inFields, ...inLinks, ...inAnnouncement]
}
