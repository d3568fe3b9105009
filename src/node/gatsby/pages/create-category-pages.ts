import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { CategoryContext } from "../../../shared/page-context"
import type { CategoryPageNode } from "../nodes/types"

const template = path.resolve("src/templates/category.tsx")

/** Creates the index pages of categories, unless there is a Markdown page at the address. */
export function createCategoryPages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const { id, slug } of getNodesByType("CategoryPage") as CategoryPageNode[]) {
    const context: CategoryContext = { id }
    actions.createPage({ path: slug, component: template, context })
  }
}
