import type { Root } from "mdast"
import type {} from "remark-rehype"
import type { Plugin } from "unified"
import { visitBlocks } from "../visit-blocks"

/**
 * Separates a fence's language from options that follow it without a space (`js{1,3}`) or replace it (`title="x"`). The
 * options become `data-meta` of the code element, which survives the HTML parser.
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
