import { channel } from "node:diagnostics_channel"
import type { Root } from "mdast"
import type { Plugin } from "unified"
import { rewriteDocusaurusMdx } from "../../docusaurus/rewrite-source"
import { fillVariables, positionsBeforeFilling, type Variables } from "../../content/settings/variables"
import { partsOf } from "../file-data"
import type { Dialect, Format } from "../types"
import { movePositions } from "./move-positions"
import { rewriteSource } from "./rewrite-source"

interface SourceForms {
  format: Format
  dialect?: Dialect | undefined
}

declare module "vfile" {
  interface DataMap {
    /** The variables whose names are replaced in the text. Nodes have the replaced text, and positions in the file as it is written. */
    variables: Variables
  }
}

const parsed = channel("gruntwork-docs:parse") // bench/reads listens to it

/**
 * Replaces variables and rewrites Docusaurus syntax before the source is parsed. Must come after the parser's
 * own plugin.
 */
export const remarkSourceForms: Plugin<[SourceForms], string, Root> = function ({ format, dialect }) {
  const parse = this.parser
  if (parse === undefined) throw new Error("remarkSourceForms needs a parser to be in use before it.")
  this.parser = (document, file) => {
    parsed.publish(file.path)
    const variables = dialect ? undefined : partsOf(file).variables
    if (variables) file.data.variables = variables
    const source = rewriteSource(fillVariables(document, variables), format)
    const text = dialect && format === "mdx" ? rewriteDocusaurusMdx(source) : source
    const read = () => (parse as (document: string, file: unknown) => Root)(text, file)
    const move = positionsBeforeFilling(document, variables)
    return move ? movePositions(read, move) : read()
  }
}
