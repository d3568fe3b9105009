import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { HomeContext } from "../../../shared/page-context"
import type { SiteConfig } from "../../../shared/site-config"
import { loadConfig } from "../../config/load-config"
import type { DocPageNode } from "../nodes/types"

const template = path.resolve("src/templates/home.tsx")

/** Creates the home page, unless a page of the content is at the root. */
export function createHomePage(
  { actions, getNodesByType }: CreatePagesArgs,
  { docusaurus }: Pick<SiteConfig, "docusaurus"> = loadConfig().site,
): void {
  const isTaken = (getNodesByType("DocPage") as DocPageNode[]).some(({ slug }) => slug === "/")
  const context: HomeContext = { isOfProject: docusaurus !== undefined }
  if (!isTaken) actions.createPage({ path: "/", component: template, context })
}
