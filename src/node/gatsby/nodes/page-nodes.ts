import type { NodePluginArgs } from "gatsby"
import { documentTypes } from "../page-types"
import type { ArticleNode, DocPageNode } from "./types"

/** The nodes of all pages, including those that are generated from data, which have no parent. */
export function pageNodes({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): (DocPageNode | ArticleNode)[] {
  return documentTypes.flatMap((type) => getNodesByType(type)) as (DocPageNode | ArticleNode)[]
}
