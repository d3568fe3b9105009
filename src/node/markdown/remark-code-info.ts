import type { Root } from "mdast"
import type {} from "remark-rehype"
import type { Plugin } from "unified"
import { visitBlocks } from "./visit-blocks"

/**
 * Separates a fence's language from what follows it without a space (`js{1,3}`) or stands alone (`title="x"`), and
 * keeps the rest as `data-meta` on the code element, where it survives a pass through an HTML parser.
 */
export const remarkCodeInfo: Plugin<[], Root> = () => (tree) => {
  visitBlocks(tree, (node) => {
    if (node.type !== "code") return
    const [, language = "", glued = ""] = /^([^{=]*)(.*)$/.exec(node.lang ?? "") ?? []
    const isMeta = glued.startsWith("=")
    const meta = [isMeta ? language + glued : glued, node.meta].filter(Boolean).join(" ")
    node.lang = isMeta || language === "" ? null : language
    node.meta = meta === "" ? null : meta
    if (meta !== "") node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataMeta: meta } }
  })
}
