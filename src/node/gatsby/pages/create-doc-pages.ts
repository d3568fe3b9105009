import type { CreatePagesArgs } from "gatsby"
import type { DocPageContext } from "../../../shared/page-context"
import { withoutTrailingSlash } from "../../../shared/paths"
import type { ContentIndex } from "../../content/content-index"
import { createSidebarView } from "../../navigation/sidebar-view"
import type { DocPageNode } from "../nodes/types"
import { templateOf } from "../page-types"
import { sectionsToPrint } from "./create-print-pages"

/** Creates one page for each `DocPage` node. Of two with the same address, only the first gets a page, and links lead to it. */
export function createDocPages(
  { actions, getNodesByType }: Pick<CreatePagesArgs, "actions" | "getNodesByType">,
  { byId, sidebars }: Pick<ContentIndex, "byId" | "sidebars">,
): void {
  const views = new Map([...sidebars].map(([name, sidebar]) => [name, createSidebarView(sidebar)]))
  const isStep = ({ docId, slug }: DocPageNode) =>
    views.get(byId.get(docId)?.sidebar ?? "")?.walkthroughOf(slug) !== undefined
  const print = new Map(sectionsToPrint({ getNodesByType }).map(({ id, slug }) => [id, slug]))
  const taken = new Set<string>()
  const pages = (getNodesByType("DocPage") as DocPageNode[]).toSorted((a, b) => (a.file < b.file ? -1 : 1))
  for (const page of pages) {
    const { id, slug, document } = page
    if (taken.has(withoutTrailingSlash(slug))) continue
    taken.add(withoutTrailingSlash(slug))
    const section = print.get(id)
    const context: DocPageContext = { id, ...(section === undefined ? {} : { print: section }) }
    const isGuide = document.frontMatter.goals !== undefined || isStep(page)
    actions.createPage({ path: slug, component: templateOf({ ...page, isGuide }), context })
  }
}
