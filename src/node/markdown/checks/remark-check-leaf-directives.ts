import type { Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import { versionTableDirective } from "../directives/names"
import { positionOf, report } from "../report"
import { meantWord } from "../text/meant-word"
import { visitBlocks } from "../visit-blocks"

/** Reports `::name` lines with a misspelled name; others are text. Must run before `remarkLeafDirectives`. */
export const remarkCheckLeafDirectives: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    if (node.type !== "leafDirective") return
    const meant = meantWord(node.name, [versionTableDirective])
    if (meant === undefined) return
    report(file, {
      rule: "mdx-syntax",
      ...positionOf(node),
      message: `"::${node.name}" is not a directive.`,
      fix: `did you mean "${meant}"?`,
    })
  })
}
