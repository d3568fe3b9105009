import type { Pluggable } from "unified"
import { VFile } from "vfile"
import { noParts, type BodyParts } from "../content/body-parts"
import type { WithParts } from "./parts"
import { remarkAlerts } from "./remark-alerts"
import { remarkBlockDirectives } from "./remark-block-directives"
import { remarkCodeFiles } from "./remark-code-files"
import { remarkCodeInfo } from "./remark-code-info"
import { remarkFileTreeNames } from "./remark-file-tree-names"
import { remarkGfmAsNeeded } from "./remark-gfm-as-needed"
import { remarkHeadingIds } from "./remark-heading-ids"
import { remarkLeafDirectives } from "./remark-leaf-directives"
import { remarkPageTitle } from "./remark-page-title"
import { remarkSourceForms } from "./remark-source-forms"
import { remarkVersionTables } from "./remark-version-tables"
import { docusaurusSteps } from "../docusaurus/steps"
import type { Dialect, MarkdownSource } from "./types"

type Format = MarkdownSource["format"]

/** The parser's extensions of CommonMark. */
export const syntax = (format: Format, { partsOf }: WithParts, dialect?: Dialect): Pluggable[] => [
  remarkGfmAsNeeded,
  remarkBlockDirectives,
  [remarkSourceForms, { format, dialect, partsOf }], // wraps the parser, so that everything above is in it
]

/** Makes the tree say what is meant. */
export const meaning = (format: Format, dialect?: Dialect): Pluggable[] => [
  ...(dialect ? docusaurusSteps(format) : [remarkAlerts]),
  remarkLeafDirectives,
  remarkHeadingIds, // a title in the body takes its id, as readers' links expect
  remarkPageTitle,
  remarkCodeInfo,
  remarkFileTreeNames,
]

/** Adds what the body only names; a `file` of a fence means nothing in another dialect. */
export const additions = (options: WithParts, dialect?: Dialect): Pluggable[] => [
  ...(dialect ? [] : [[remarkCodeFiles, options] satisfies Pluggable]),
  [remarkVersionTables, options],
]

const parts = new WeakMap<VFile, BodyParts>()

/** The body, moved to its lines in the file, with the data that it can show. */
export function fileOf({ file, body, bodyLine }: MarkdownSource, named: BodyParts): VFile {
  const bodyFile = new VFile({ path: file, value: "\n".repeat(bodyLine - 1) + body })
  parts.set(bodyFile, named)
  return bodyFile
}

/** What a file of `fileOf` may show. */
export const bodyParts: WithParts = {
  partsOf: (file) => parts.get(file) ?? noParts,
  nameOf: ({ path }) => path,
}
