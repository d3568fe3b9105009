import { splitAddress, withoutTrailingSlash } from "../../../shared/paths"
import type { DocPageNode } from "../nodes/types"
import { contentIndex, findNodes, type ResolverContext } from "./resolver-context"
import { outlineOfDocument } from "./resolve-outline"
import { sidebarNamed } from "./resolve-trail"

/** The goals of an index page, with the effort of their guides. */
export async function goalsOf({ document }: DocPageNode, context: ResolverContext) {
  const groups = document.frontMatter.goals ?? []
  return Promise.all(
    groups.map(async ({ title, guides }) => ({
      title,
      goals: await Promise.all(
        guides.map(async ({ want, outcome, guide }) => ({
          want,
          outcome,
          href: guide,
          ...(await effortOf(guide, context)),
        })),
      ),
    })),
  )
}

/** The effort of a guide: all pages of a guide with steps, otherwise the page at its address. */
async function effortOf(guide: string, context: ResolverContext) {
  const slug = withoutTrailingSlash(splitAddress(guide).path)
  const { bySlug, pages } = contentIndex(context)
  const start = bySlug.get(slug)
  const steps = start?.sidebar
    ? context.cache.sidebarView(sidebarNamed(start.sidebar, context)).stepsBelow(slug)
    : 0
  const isPart = (other: string) => steps > 0 && other.startsWith(`${slug}/`)
  const ids = pages.filter((page) => page === start || isPart(page.slug)).map(({ id }) => id)
  const members = await findNodes<DocPageNode>(context, "DocPage", { docId: { in: ids } })
  const words = await Promise.all(
    members.map(async ({ document }) => (await outlineOfDocument(document, context)).words),
  )
  const startPage = members.find(({ docId }) => docId === start?.id)
  return {
    time: startPage?.document.frontMatter.time,
    steps,
    words: words.reduce((sum, count) => sum + count, 0),
  }
}
