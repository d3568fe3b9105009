import type { Root } from "mdast"
import type { Plugin } from "unified"
import { misspelledWords } from "../code/code-meta"
import { placeOf, report } from "../report"
import { sourceLines } from "../source-lines"
import { visitBlocks } from "../visit-blocks"
import { codeFaults } from "./code-meta-faults"
import { openingFence } from "./remark-check-fences"

/** Reports languages, options and highlight comments of fences that would have no effect. */
export const remarkCheckCodeMeta: Plugin<[], Root> = () => (tree, file) => {
  const lines = sourceLines(file)
  visitBlocks(tree, (node) => {
    if (node.type !== "code" || openingFence(node, lines) === undefined) return
    const place = placeOf(node)
    const isOwn = node.data?.source === undefined // lines of another file have no position in the body
    for (const { line, ...fault } of codeFaults(node))
      report(file, {
        rule: "code-syntax",
        ...(line === undefined || !isOwn ? place : { line: place.line + 1 + line, column: 1 }),
        ...fault,
      })
    for (const { written, meant } of misspelledWords(node.meta ?? ""))
      report(file, {
        rule: "code-syntax",
        ...place,
        message: `The code fence's option "${written}" does not exist.`,
        fix: `did you mean "${meant}"?`,
      })
  })
}
