import type { Pluggable } from "unified"
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
import type { Dialect, Format } from "./types"

/** The parser's extensions of CommonMark. */
export const syntax = (format: Format, dialect?: Dialect): Pluggable[] => [
  remarkGfmAsNeeded,
  remarkBlockDirectives,
  [remarkSourceForms, { format, dialect }], // wraps the parser with the extensions above
]

/**
 * Plugins that interpret syntax: alerts, heading ids, the title, labels of tabs, options of fences, and names in file
 * trees.
 */
export const meaning = (format: Format, dialect?: Dialect): Pluggable[] => [
  ...(dialect ? conversions(format) : [remarkAlerts]),
  ...(format === "mdx" ? [remarkTabLabels] : []),
  remarkLeafDirectives,
  remarkHeadingIds, // before the title is removed: its id is not given to a later heading
  ...(dialect ? conversionsAfterIds : []),
  remarkPageTitle,
  remarkCodeInfo,
  remarkFileTreeNames,
]

/** Plugins that insert data to which the body refers. Docusaurus has no option `file` of fences. */
export const additions = (dialect?: Dialect): Pluggable[] => [
  ...(dialect ? [] : [remarkCodeFiles]),
  remarkVersionTables,
]
