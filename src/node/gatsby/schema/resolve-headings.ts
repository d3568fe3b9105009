import type { Heading } from "../../../shared/navigation"
import { loadConfig } from "../../config/load-config"
import type { ArticleNode, DocPageNode } from "../nodes/types"
import { outlineOfDocument } from "./resolve-outline"
import { documentedModule, newestOf, referenceSections } from "./reference-resolvers"
import type { ResolverContext } from "./resolver-context"

/** The headings of its body that a page's table of contents shows. */
export async function shownHeadings(
  { document }: DocPageNode | ArticleNode,
  context: ResolverContext,
): Promise<Heading[]> {
  const { minLevel, maxLevel } = loadConfig().site.tableOfContents
  const own = document.kind === "article" ? undefined : document.frontMatter
  if (own?.hide_table_of_contents) return []
  const min = own?.toc_min_heading_level ?? minLevel
  const max = own?.toc_max_heading_level ?? maxLevel
  const { headings } = await outlineOfDocument(document, context)
  return headings.filter(({ level }) => level >= min && level <= max)
}

/** The headings of the generated sections after a service's text. */
export async function referenceHeadingsOf(
  page: DocPageNode,
  nodeModel: ResolverContext["nodeModel"],
): Promise<Heading[]> {
  if (page.kind !== "service" || page.document.frontMatter.hide_table_of_contents) return []
  const newest = await newestOf(page.docId, nodeModel)
  const { inputs, outputs } = await documentedModule(page.docId, nodeModel)
  return referenceSections(inputs, outputs, newest !== null)
}
