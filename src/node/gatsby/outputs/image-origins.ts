import type { NodePluginArgs } from "gatsby"
import { outlineOf } from "../../markdown/read-markdown"
import type { ArticleNode, DocPageNode } from "../nodes/types"

/** Addresses of the images that pages show, as their writers gave them. */
export function imagesOf({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): string[] {
  const nodes = [...getNodesByType("DocPage"), ...getNodesByType("Article")] as (DocPageNode | ArticleNode)[]
  return nodes.flatMap(({ document }) => outlineOf(document).images.map(({ url }) => url))
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
