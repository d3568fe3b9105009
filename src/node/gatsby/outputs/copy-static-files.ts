import { cp, mkdir } from "node:fs/promises"
import path from "node:path"
import { listFiles } from "../../content/list-files"
import type { ContentLayout } from "../../content/layout"
import { readableFolders } from "../../content/sandbox"

/**
 * Copies the static files of a Docusaurus tree to `public/`, like Docusaurus. Files that the build, or an earlier static
 * folder, has put at the same path are not overwritten.
 */
export async function copyStaticFiles(layout: ContentLayout, publicFolder: string): Promise<void> {
  const { root, docusaurus } = layout
  const readable = readableFolders(layout)
  for (const name of docusaurus?.static ?? []) {
    const folder = path.join(root, name)
    for (const file of listFiles({ folder, reportFolder: name, readable }).files) {
      const target = path.join(publicFolder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await cp(path.join(folder, file), target, { force: false, dereference: true })
    }
  }
}
