import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { checkContent } from "../../src/node/checks/check-content"
import type { Content } from "../../src/node/content/content"
import { contentLayout } from "../../src/node/content/layout"
import { loadContent } from "../../src/node/content/load-content"
import { loadModules } from "../../src/node/reference/load-modules"
import type { Problem } from "../../src/node/report/problem"
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

/** Checks the folder `content` of a project as the project's own content. The files of problems are relative to the project. */
export async function checkTree(
  project: string,
  site: SiteConfig,
  today = new Date(),
): Promise<{ content: Content; problems: Problem[] }> {
  const content = await loadContent(contentLayout("content", project, site.docusaurus))
  const modules = await loadModules(content.layout)
  return { content, problems: await checkContent(content, site, { today, modules, drawings: false }) }
}
