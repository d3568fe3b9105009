import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { PrintContext } from "../../../shared/page-context"
import { withoutTrailingSlash } from "../../../shared/paths"
import { printSections, type PrintSection } from "../../content/render/print-sections"
import type { DocPageNode, StoredSidebar } from "../nodes/types"

const template = path.resolve("src/templates/print-section.tsx")

/** The sections that have a printable page. */
export function sectionsToPrint({ getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">): PrintSection[] {
  const sidebars = getNodesByType("Sidebar") as StoredSidebar[]
  const links = sidebars.flatMap(({ items }) => items.flatMap(({ href }) => href ?? []))
  const order = new Map(links.map((href, index) => [withoutTrailingSlash(href), index]))
  const pages = (getNodesByType("DocPage") as DocPageNode[]).map(({ id, slug, parent, kind, document }) => ({
    id,
    slug,
    length: document.body.length,
    isText: parent !== null && kind === "doc" && document.format === "md" && !document.isUnlisted,
  }))
  return printSections(pages, (path) => order.get(path))
}

/** Creates the printable pages of sections. */
export function createPrintPages({
  actions,
  getNodesByType,
}: Pick<CreatePagesArgs, "actions" | "getNodesByType">): void {
  for (const { id, slug, pages } of sectionsToPrint({ getNodesByType })) {
    const context: PrintContext = {
      id,
      slug,
      ids: pages.map(({ id }) => id),
      slugs: pages.map(({ slug }) => slug),
    }
    actions.createPage({ path: slug, component: template, context })
  }
}
