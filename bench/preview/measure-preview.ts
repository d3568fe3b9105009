import { cpSync, mkdirSync } from "node:fs"
import path from "node:path"
import { pages } from "../pages"
import { copySite, plainEnvironment, siteCaches } from "../site-copy"
import { withTemporaryFolder } from "../temporary-folder"
import { type PreviewNumbers, timePreview } from "./time-preview"

/** Measures the preview of the whole site, in a copy: `public/`, caches and content of the author stay as they are. */
export function measurePreview(): Promise<PreviewNumbers> {
  return withTemporaryFolder(async (parent) => {
    const folder = path.join(parent, "bench-preview")
    mkdirSync(folder)
    copySite(folder)
    cpSync("content", path.join(folder, "content"), { recursive: true })
    const numbers = await timePreview({
      caches: siteCaches(folder),
      command: (port) => ({
        args: ["scripts/gatsby.mjs", "develop", "--port", String(port)],
        cwd: folder,
        env: plainEnvironment(),
      }),
      route: pages.doc,
      file: path.join(folder, "content/docs", `${pages.doc}.md`),
    })
    console.table({ preview: numbers })
    return numbers
  })
}
