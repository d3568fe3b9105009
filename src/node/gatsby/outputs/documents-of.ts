import type { NodePluginArgs } from "gatsby"
import type { ContentDocument } from "../../content/document"
import type { ArticleNode, DocPageNode } from "../nodes/types"

/** Every page that was written. */
export function documentsOf({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): ContentDocument[] {
  const nodes = [...getNodesByType("DocPage"), ...getNodesByType("Article")] as (DocPageNode | ArticleNode)[]
  return nodes.map(({ document }) => document)
}
