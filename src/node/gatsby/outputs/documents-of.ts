import type { NodePluginArgs } from "gatsby"
import type { ContentDocument } from "../../content/document"
import type { ArticleNode, DocPageNode } from "../nodes/types"

/** The documents of all pages that were written, not generated. */
export function documentsOf({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): ContentDocument[] {
  const nodes = [...getNodesByType("DocPage"), ...getNodesByType("Article")] as (DocPageNode | ArticleNode)[]
  return nodes.map(({ document }) => document)
}
