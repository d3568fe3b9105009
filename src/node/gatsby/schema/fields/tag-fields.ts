import type { Tag } from "../../../content/settings/tags"
import type { Fields } from "../field"
import { countTaggedPages, pagesOfTag } from "../resolve-tagged-pages"

/** The computed fields of `Tag`. */
export const tagFields: Fields<Tag> = {
  name: ({ name, label }) => name ?? label,
  topic: ({ topic }) => topic ?? "",
  pages: pagesOfTag,
  pageCount: countTaggedPages,
}
