import path from "node:path"
import { groupBy } from "../../../shared/group-by"
import type { Content } from "../../content/content"
import { announcementBody, announcementFile } from "../../content/settings/announcement"
import { outlineOf } from "../../markdown/read-markdown"
import { sidebarLinks, sidebarsFile } from "../../navigation/sidebar-file"
import type { ModuleLinks } from "../../reference/load-modules"
import { reportFileOf } from "../../content/layout"

type Settings = Pick<Content, "layout" | "sidebarFile" | "announcement" | "announcementPosition">

/** The links in the sidebars and the announcement of a tree. */
export function settingsLinks({
  layout,
  sidebarFile,
  announcement,
  announcementPosition,
}: Settings): ModuleLinks[] {
  const inTree = (file: string) => reportFileOf(layout, file)
  const source = (reportFile: string, links: ModuleLinks["links"]): ModuleLinks => {
    const file = path.posix.relative(layout.reportRoot, reportFile)
    return { id: file, file, reportFile, slug: "/", links }
  }
  const links = sidebarFile ? sidebarLinks(sidebarFile) : []
  const byFile = groupBy(links, ({ file = inTree(sidebarsFile) }) => file)
  const text = announcement && outlineOf(announcementBody(announcement))
  return [
    ...[...byFile].map(([reportFile, links]) => source(reportFile, links)),
    source(
      inTree(announcementFile),
      (text?.links ?? []).map(({ url }) => ({ url, ...announcementPosition })),
    ),
  ]
}
