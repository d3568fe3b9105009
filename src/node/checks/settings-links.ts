import path from "node:path"
import type { Content } from "../content/content"
import { outlineOf } from "../markdown/read-markdown"
import { sidebarLinks } from "../navigation/sidebar-file"
import type { ModuleLinks } from "../reference/load-modules"

type Settings = Pick<Content, "layout" | "sidebarFile" | "announcement" | "announcementPlace">

/** The links in the sidebars and the announcement of a tree. */
export function settingsLinks({
  layout,
  sidebarFile,
  announcement,
  announcementPlace,
}: Settings): ModuleLinks[] {
  const source = (file: string, links: ModuleLinks["links"]): ModuleLinks => ({
    id: file,
    file,
    reportFile: path.posix.join(layout.reportRoot, file),
    slug: "/",
    links,
  })
  const file = "announcement.yml"
  const text = announcement && outlineOf({ file, format: "md", body: announcement.content, bodyLine: 1 })
  return [
    source("sidebars.yml", sidebarFile ? sidebarLinks(sidebarFile) : []),
    source(
      file,
      (text?.links ?? []).map(({ url }) => ({ url, ...announcementPlace })),
    ),
  ]
}
