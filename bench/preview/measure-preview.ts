import path from "node:path"
import { pages } from "../pages"
import { copyWholeSite, gatsbyCommand } from "../site-copy"
import { withTemporaryFolder } from "../temporary-folder"
import { type PreviewNumbers, timePreview } from "./time-preview"

/** Measures the preview of the whole site, in a copy: `public/`, caches and content of the author stay as they are. */
export function measurePreview(): Promise<PreviewNumbers> {
  return withTemporaryFolder(async (parent) => {
    const { folder, caches } = copyWholeSite(path.join(parent, "bench-preview"))
    const numbers = await timePreview({
      caches,
      command: (port) => gatsbyCommand(folder, ["develop", "--port", String(port)]),
      route: pages.doc,
      file: path.join(folder, "content/docs", `${pages.doc}.md`),
    })
    console.table({ preview: numbers })
    return numbers
  })
}
