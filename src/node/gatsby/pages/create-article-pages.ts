import type { CreatePagesArgs } from "gatsby"
import type { ArticleContext } from "../../../shared/page-context"
import type { ArticleNode } from "../nodes/types"
import { templateOf } from "../page-types"

/** Creates one page for each knowledge-base article. */
export function createArticlePages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const { id, slug, file, format } of getNodesByType("Article") as ArticleNode[]) {
    const context: ArticleContext = { id }
    const component = templateOf({ kind: "article", file, format })
    actions.createPage({ path: slug, component, context })
  }
}
