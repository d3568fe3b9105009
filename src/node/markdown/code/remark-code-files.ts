import type { Root } from "mdast"
import type { Plugin } from "unified"
import { codeFileKey } from "../../content/files/code-file"
import { excerptOf } from "../../content/files/code-regions"
import { contentFileOf, partsOf } from "../file-data"
import type { CodeFence } from "../types"
import { visitBlocks } from "../visit-blocks"
import { parseCodeMeta } from "./code-meta"

declare module "mdast" {
  interface CodeData {
    /** Source of the code if it is from another file. */
    source?: CodeFence["source"]
  }
}

/**
 * Fills each empty fence that has a `file` with the file's lines, or with those of its `region`. If the file or region cannot
 * be shown, the fence stays empty, and the checks report it.
 */
export const remarkCodeFiles: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    if (node.type !== "code" || node.lang === "mermaid" || node.value !== "") return
    const { file: address, region } = parseCodeMeta(node.meta ?? "")
    if (!address) return
    const found = partsOf(file).codeFiles?.get(codeFileKey(contentFileOf(file), address))
    if (!found || "absent" in found) return
    const excerpt = excerptOf(found.text, region)
    if (!excerpt) return
    const { value, lines, indent } = excerpt
    node.value = value
    node.data = { ...node.data, source: { file: found.reportFile, lines, indent } }
  })
}
