import path from "node:path"
import type { Content } from "../../content/content"
import { announcementBody, announcementFile } from "../../content/settings/announcement"
import { outlineOf } from "../../markdown/read-markdown"
import { sidebarLinks, sidebarsFile } from "../../navigation/sidebar-file"
import type { ModuleLinks } from "../../reference/load-modules"

type Settings = Pick<Content, "layout" | "sidebarFile" | "announcement" | "announcementPosition">

/** The links in the sidebars and the announcement of a tree. */
export function settingsLinks({
  layout,
  sidebarFile,
  announcement,
  announcementPosition,
}: Settings): ModuleLinks[] {
  const inTree = (file: string) => path.posix.join(layout.reportRoot, file)
  const source = (reportFile: string, links: ModuleLinks["links"]): ModuleLinks => {
    const file = path.posix.relative(layout.reportRoot, reportFile)
    return { id: file, file, reportFile, slug: "/", links }
  }
  const ofSidebars = new Map<string, ModuleLinks["links"]>()
  for (const { file = inTree(sidebarsFile), ...link } of sidebarFile ? sidebarLinks(sidebarFile) : [])
    ofSidebars.set(file, [...(ofSidebars.get(file) ?? []), link])
  const text = announcement && outlineOf(announcementBody(announcement))
  return [
    ...[...ofSidebars].map(([reportFile, links]) => source(reportFile, links)),
    source(
      inTree(announcementFile),
      (text?.links ?? []).map(({ url }) => ({ url, ...announcementPosition })),
    ),
  ]
}
