import type { Root } from "mdast"
import type { Plugin } from "unified"
import { misspelledWords } from "../code/code-meta"
import { positionOf, report } from "../report"
import { sourceLines } from "../source-lines"
import { visitBlocks } from "../visit-blocks"
import { codeFaults } from "./code-meta-faults"
import { openingFence } from "./remark-check-fences"

/** Reports languages, options and highlight comments of fences that would have no effect. */
export const remarkCheckCodeMeta: Plugin<[], Root> = () => (tree, file) => {
  const lines = sourceLines(file)
  visitBlocks(tree, (node) => {
    if (node.type !== "code" || openingFence(node, lines) === undefined) return
    const position = positionOf(node)
    const isOwn = node.data?.source === undefined // lines of another file have no position in the body
    for (const { line, ...fault } of codeFaults(node))
      report(file, {
        rule: "code-syntax",
        ...(line === undefined || !isOwn ? position : { line: position.line + 1 + line, column: 1 }),
        ...fault,
      })
    for (const { written, meant } of misspelledWords(node.meta ?? ""))
      report(file, {
        rule: "code-syntax",
        ...position,
        message: `The code fence's option "${written}" does not exist.`,
        fix: `did you mean "${meant}"?`,
      })
  })
}
