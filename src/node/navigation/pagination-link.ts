import type { PageLink } from "../../shared/navigation"
import { withoutTrailingSlash } from "../../shared/paths"
import type { ContentIndex } from "../content/content-index"

/**
 * The previous or next link of a page. Front matter can set it to a doc id, or remove it with `null`; otherwise it comes from
 * the sidebar. The target page can define the link's label.
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
