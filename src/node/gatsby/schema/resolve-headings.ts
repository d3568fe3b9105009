import type { Heading } from "../../../shared/navigation"
import { loadConfig } from "../../config/load-config"
import type { ContentDocument } from "../../content/document"
import type { DocPageNode } from "../nodes/types"
import { outlineOfDocument } from "./resolve-outline"
import { documentedModule, newestReleaseOf, referenceSections } from "./read-module"
import type { ResolverContext } from "./resolver-context"

/** The headings of its body that a page's table of contents shows. */
export async function shownHeadings(
  { document }: { document: ContentDocument },
  context: ResolverContext,
): Promise<Heading[]> {
  const { minLevel, maxLevel } = loadConfig().site.tableOfContents
  const {
    hide_table_of_contents: isHidden,
    toc_min_heading_level,
    toc_max_heading_level,
  } = document.frontMatter
  if (isHidden) return []
  const min = toc_min_heading_level ?? minLevel
  const max = toc_max_heading_level ?? maxLevel
  const { headings } = await outlineOfDocument(document, context)
  return headings.filter(({ level }) => level >= min && level <= max)
}

/** The headings of the generated sections after a service's text. */
export async function referenceHeadingsOf(page: DocPageNode, context: ResolverContext): Promise<Heading[]> {
  if (page.kind !== "service" || page.document.frontMatter.hide_table_of_contents) return []
  const newest = await newestReleaseOf(page.docId, context)
  const { inputs, outputs } = await documentedModule(page.docId, context)
  return referenceSections(inputs, outputs, newest !== null)
}
