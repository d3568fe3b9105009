import path from "node:path"
import type { CreatePagesArgs, Node } from "gatsby"
import type { TagContext } from "../../../shared/page-context"
import type { Tag } from "../../content/settings/tags"

const template = path.resolve("src/templates/tag.tsx")

/** Creates one page for each tag. */
export function createTagPages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const { slug } of getNodesByType("Tag") as (Tag & Node)[]) {
    const context: TagContext = { slug }
    actions.createPage({ path: `/tags/${slug}`, component: template, context })
  }
}
