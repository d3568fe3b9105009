import type { ResolvedSidebar } from "../content/content-index"
import { trailOf } from "../navigation/trail"
import type { DocPageNode } from "../nodes/types"
import { contentIndex, type ResolverContext } from "./resolver-context"

/** The sidebar that a page shows. */
export function sidebarOf(page: DocPageNode, context: ResolverContext): ResolvedSidebar | undefined {
  const name = contentIndex(context).byId.get(page.docId)?.sidebar
  return name === undefined ? undefined : sidebarNamed(name, context)
}

/** The sidebar of a name; there is one of every name that a node has. */
export function sidebarNamed(name: string, { nodeModel }: ResolverContext): ResolvedSidebar {
  return nodeModel.getNodeById({ id: `sidebar ${name}`, type: "Sidebar" }) as ResolvedSidebar
}

/** Where a page stands in its sidebar. */
export function trail(page: DocPageNode, context: ResolverContext) {
  const { frontMatter } = page.document
  const label = frontMatter.sidebar_label ?? page.title
  return trailOf({ slug: page.slug, label }, sidebarOf(page, context))
}
