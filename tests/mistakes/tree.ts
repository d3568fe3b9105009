import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { SiteConfig } from "../../src/shared/site-config"
import { site } from "../../src/site.config"

/** Files of a content tree, by their paths from the content directory. */
export type TreeFiles = Readonly<Record<string, string | Uint8Array>>

/** The site of a tree that was written for Docusaurus. */
export const docusaurusSite: SiteConfig = {
  ...site,
  docusaurus: { project: ".", docs: [{ folder: "docs", route: "/" }], static: [] },
}

export async function writeTree(root: string, files: TreeFiles): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
