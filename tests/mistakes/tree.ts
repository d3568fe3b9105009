import { checkContent } from "../../src/node/checks/check-content"
import type { Content } from "../../src/node/content/content"
import { contentLayout } from "../../src/node/content/layout"
import { loadContent } from "../../src/node/content/load-content"
import { loadModules } from "../../src/node/reference/load-modules"
import type { Problem } from "../../src/node/report/problem"
import type { SiteConfig } from "../../src/shared/site-config"
import { site } from "../../src/site.config"

/** The site of a tree that was written for Docusaurus. */
export const docusaurusSite: SiteConfig = {
  ...site,
  docusaurus: { project: ".", docs: [{ folder: "docs", route: "/" }], static: [] },
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
