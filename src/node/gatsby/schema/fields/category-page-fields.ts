import { loadConfig } from "../../../config/load-config"
import { editionsOf } from "../../../navigation/editions-of"
import type { CategoryPageNode } from "../../nodes/types"
import type { Fields } from "../field"
import { childPages } from "../resolve-section-pages"
import { categoryTrail, sidebarNamed, trailFields } from "../resolve-trail"
import { contentIndex } from "../resolver-context"

/** The computed fields of `CategoryPage`. */
export const categoryPageFields: Fields<CategoryPageNode> = {
  ...trailFields(categoryTrail),
  sidebar: ({ sidebarName, slug }, context) =>
    context.cache.sidebarView(sidebarNamed(sidebarName, context)).branchOf(slug),
  editions: ({ slug }, context) => editionsOf(slug, contentIndex(context), loadConfig().site),
  pages: ({ slug, sidebarName }, context) => childPages(slug, sidebarNamed(sidebarName, context), context),
}
