import type { Pluggable } from "unified"
import { VFile } from "vfile"
import { noVersionTables, type VersionTables } from "../content/version-table"
import { remarkBlockDirectives } from "./remark-block-directives"
import { remarkCodeInfo } from "./remark-code-info"
import { remarkFileTreeNames } from "./remark-file-tree-names"
import { remarkGfmAsNeeded } from "./remark-gfm-as-needed"
import { remarkHeadingIds } from "./remark-heading-ids"
import { remarkLeafDirectives } from "./remark-leaf-directives"
import { remarkPageTitle } from "./remark-page-title"
import { remarkSourceForms } from "./remark-source-forms"
import { remarkVersionTables, type WithVersionTables } from "./remark-version-tables"
import { docusaurusSteps } from "../docusaurus/steps"
import type { Dialect, MarkdownSource } from "./types"

type Format = MarkdownSource["format"]

/** What the parser knows beyond CommonMark. */
export const syntax = (format: Format, dialect?: Dialect): Pluggable[] => [
  remarkGfmAsNeeded,
  remarkBlockDirectives,
  [remarkSourceForms, { format, dialect }], // wraps the parser, so that everything above is in it
]

/** Makes the tree say what is meant. */
export const meaning = (format: Format, dialect?: Dialect): Pluggable[] => [
  ...(dialect ? docusaurusSteps(format) : []),
  remarkLeafDirectives,
  remarkHeadingIds, // a title in the body takes its id, as readers' links expect
  remarkPageTitle,
  remarkCodeInfo,
  remarkFileTreeNames,
]

/** Adds what the body only names. */
export const additions = (options: WithVersionTables): Pluggable[] => [[remarkVersionTables, options]]

const tables = new WeakMap<VFile, VersionTables>()

/** The body at the lines where it stands in its file, and what it may show. */
export function fileOf({ file, body, bodyLine }: MarkdownSource, versionTables: VersionTables): VFile {
  const bodyFile = new VFile({ path: file, value: "\n".repeat(bodyLine - 1) + body })
  tables.set(bodyFile, versionTables)
  return bodyFile
}

/** The version tables that a body may show. */
export function tablesOf(file: VFile): VersionTables {
  return tables.get(file) ?? noVersionTables
}
