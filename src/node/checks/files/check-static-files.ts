import path from "node:path"
import { listFiles } from "../../content/files/list-files"
import { readableFolders } from "../../content/files/sandbox"
import type { ContentLayout } from "../../content/layout"
import type { Problem } from "../../report/problem"

/** Reports symbolic links out of the static folders, because Gatsby would publish their targets. */
export function checkStaticFiles(layout: ContentLayout): Problem[] {
  const folder = path.resolve("static")
  return listFiles({ folder, reportFolder: "static", readable: readableFolders(layout) }).problems
}
