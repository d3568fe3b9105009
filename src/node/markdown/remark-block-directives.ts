import remarkDirective from "remark-directive"
import type { Root } from "mdast"
import type { Plugin } from "unified"

/**
 * Directives of blocks only (`:::name`). The text form is switched off at the parser: in `10:30` or `arn:aws:iam` a
 * colon is a colon. Leaf directives are parsed, and given back by `remarkLeafDirectives`.
 */
export const remarkBlockDirectives: Plugin<[], Root> = function () {
  remarkDirective.call(this)
  const extension = this.data().micromarkExtensions?.at(-1)
  if (extension) delete extension.text
}
