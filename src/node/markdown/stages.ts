import type { Pluggable } from "unified"
import { VFile } from "vfile"
import { noParts, type BodyParts } from "./body-parts"
import type { WithParts } from "./plugin-options"
import { remarkAlerts } from "./syntax/remark-alerts"
import { remarkBlockDirectives } from "./directives/remark-block-directives"
import { remarkCodeFiles } from "./code/remark-code-files"
import { remarkCodeInfo } from "./code/remark-code-info"
import { remarkFileTreeNames } from "./directives/remark-file-tree-names"
import { remarkGfmAsNeeded } from "./syntax/remark-gfm-as-needed"
import { remarkTabLabels } from "./mdx/remark-tab-labels"
import { remarkHeadingIds } from "./syntax/remark-heading-ids"
import { remarkLeafDirectives } from "./directives/remark-leaf-directives"
import { remarkPageTitle } from "./syntax/remark-page-title"
import { remarkSourceForms } from "./syntax/remark-source-forms"
import { remarkVersionTables } from "./directives/remark-version-tables"
import { conversions, conversionsAfterIds } from "../docusaurus/steps"
import type { Dialect, Format, MarkdownSource } from "./types"

/** The parser's extensions of CommonMark. */
export const syntax = (format: Format, { partsOf }: WithParts, dialect?: Dialect): Pluggable[] => [
  remarkGfmAsNeeded,
  remarkBlockDirectives,
  [remarkSourceForms, { format, dialect, partsOf }], // wraps the parser with the extensions above
]

/**
 * Plugins that interpret syntax: alerts, heading ids, the title, labels of tabs, options of fences, and names in file
 * trees.
 */
export const meaning = (format: Format, options: WithParts, dialect?: Dialect): Pluggable[] => [
  ...(dialect ? conversions(format, options) : [remarkAlerts]),
  ...(format === "mdx" ? [remarkTabLabels] : []),
  remarkLeafDirectives,
  remarkHeadingIds, // before the title is removed: its id is not given to a later heading
  ...(dialect ? conversionsAfterIds : []),
  remarkPageTitle,
  remarkCodeInfo,
  remarkFileTreeNames,
]

/** Plugins that insert data to which the body refers. Docusaurus has no option `file` of fences. */
export const additions = (options: WithParts, dialect?: Dialect): Pluggable[] => [
  ...(dialect ? [] : [[remarkCodeFiles, options] satisfies Pluggable]),
  [remarkVersionTables, options],
]

const parts = new WeakMap<VFile, BodyParts>()

/** The body as a file in which it has its original line numbers, with the data to which it can refer. */
export function fileOf({ file, body, bodyLine }: MarkdownSource, named: BodyParts): VFile {
  const bodyFile = new VFile({ path: file, value: "\n".repeat(bodyLine - 1) + body })
  parts.set(bodyFile, named)
  return bodyFile
}

/** The data of a file that `fileOf` returned. */
export const bodyParts: WithParts = {
  partsOf: (file) => parts.get(file) ?? noParts,
  nameOf: ({ path }) => path,
}
