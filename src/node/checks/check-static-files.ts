import path from "node:path"
import type { ContentLayout } from "../content/layout"
import { listFiles } from "../content/list-files"
import { readableFolders } from "../content/sandbox"
import type { Problem } from "../report/problem"

/** Reports links among the static files that lead out of them: Gatsby publishes what they lead to. */
export function checkStaticFiles(layout: ContentLayout): Problem[] {
  const folder = path.resolve("static")
  return listFiles({ folder, reportFolder: "static", readable: readableFolders(layout) }).problems
}
