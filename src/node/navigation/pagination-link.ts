import type { PageLink } from "../../shared/navigation"
import { withoutTrailingSlash } from "../../shared/paths"
import type { ContentIndex } from "../content/content-index"

/**
 * A previous or next link that front matter sets by doc id: `null` removes it, absence keeps the sidebar's. The page it
 * leads to may have a label for it.
 */
export function paginationLink(
  index: Pick<ContentIndex, "byId" | "bySlug">,
  id: string | null | undefined,
  fromSidebar: PageLink | undefined,
): PageLink | undefined {
  if (id === null) return undefined
  const named = id === undefined ? undefined : index.byId.get(id)
  if (named) return { label: named.paginationLabel ?? named.label, href: named.slug }
  if (!fromSidebar) return undefined
  const page = index.bySlug.get(withoutTrailingSlash(fromSidebar.href))
  return { ...fromSidebar, label: page?.paginationLabel ?? fromSidebar.label }
}
