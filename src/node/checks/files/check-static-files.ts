import path from "node:path"
import { listFiles } from "../../content/files/list-files"
import { readableFolders } from "../../content/files/sandbox"
import type { ContentLayout } from "../../content/layout"
import type { Problem } from "../../report/problem"

/**
 * Reports symbolic links out of the static folders, because Gatsby would publish their targets, also if the links are hidden.
 * @param folder the folder that Gatsby publishes
 */
export function checkStaticFiles(layout: ContentLayout, folder = path.resolve("static")): Problem[] {
  const readable = readableFolders(layout)
  return listFiles({ folder, reportFolder: "static", readable, withHidden: true }).problems
}
