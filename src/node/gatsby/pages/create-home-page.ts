import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { DocPageNode } from "../nodes/types"

const template = path.resolve("src/templates/home.tsx")

/** Creates the home page, unless a page of the content is at the root. */
export function createHomePage({ actions, getNodesByType }: CreatePagesArgs): void {
  const isTaken = (getNodesByType("DocPage") as DocPageNode[]).some(({ slug }) => slug === "/")
  if (!isTaken) actions.createPage({ path: "/", component: template })
}
