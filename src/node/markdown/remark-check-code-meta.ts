import type { Root } from "mdast"
import type { Plugin } from "unified"
import { misspelledWords } from "./code-meta"
import { placeOf, report } from "./report"
import { visitBlocks } from "./visit-blocks"

/** Reports misspelled words after a code fence's language, which would mean nothing. */
export const remarkCheckCodeMeta: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    if (node.type !== "code") return
    for (const { written, meant } of misspelledWords(node.meta ?? ""))
      report(file, {
        rule: "code-syntax",
        ...placeOf(node),
        message: `The code fence's word "${written}" means nothing.`,
        fix: `did you mean "${meant}"?`,
      })
  })
}
