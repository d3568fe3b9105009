import type { NodePluginArgs } from "gatsby"
import type { ContentDocument } from "../../content/document"
import { outlineOf } from "../../markdown/read-markdown"
import type { ArticleNode, DocPageNode } from "../nodes/types"

/** Addresses of the images that pages show, as their writers gave them. */
export function imagesOf(args: Pick<NodePluginArgs, "getNodesByType">): string[] {
  return documentsOf(args).flatMap((document) => outlineOf(document).images.map(({ url }) => url))
}

/** Every page that was written. */
export function documentsOf({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): ContentDocument[] {
  const nodes = [...getNodesByType("DocPage"), ...getNodesByType("Article")] as (DocPageNode | ArticleNode)[]
  return nodes.map(({ document }) => document)
}

/** Origins of the images that lie elsewhere, each once. An address without a scheme gives its host alone. */
export function imageOrigins(addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => {
    if (address.startsWith("//") && URL.canParse(`https:${address}`))
      return [new URL(`https:${address}`).host]
    return /^https?:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : []
  })
  return [...new Set(origins)].sort()
}
