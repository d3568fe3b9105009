import { sectionOf } from "../../shared/sections"
import type { SiteConfig } from "../../shared/site-config"
import type { ContentDocument } from "./document"

/** A page in the list of a tag. */
export interface TaggedPage {
  title: string
  slug: string
  description: string
  /** Label of the page's top-level section; empty if it belongs to none. */
  section: string
}

/** The pages that carry a tag, by title and address. */
export function taggedPages(
  pages: readonly { document: Pick<ContentDocument, "title" | "slug">; description: string }[],
  site: SiteConfig,
): TaggedPage[] {
  return pages
    .map(({ document: { title, slug }, description }) => ({
      title,
      slug,
      description,
      section: sectionOf(slug, site)?.label ?? "",
    }))
    .sort((a, b) => a.title.localeCompare(b.title, "en") || a.slug.localeCompare(b.slug, "en"))
}
