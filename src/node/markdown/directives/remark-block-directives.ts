import remarkDirective from "remark-directive"
import type { Root } from "mdast"
import type { Plugin } from "unified"

/**
 * Parses only block directives (`:::name`). The text form is disabled, because `10:30` or `arn:aws:iam` contain no directives.
 * Leaf directives are parsed, and converted back to text by `remarkLeafDirectives`.
 */
export const remarkBlockDirectives: Plugin<[], Root> = function () {
  remarkDirective.call(this)
  const extension = this.data().micromarkExtensions?.at(-1)
  if (extension) delete extension.text
}
