import { channel } from "node:diagnostics_channel"
import type { Root } from "mdast"
import type { Plugin } from "unified"
import { rewriteDocusaurusMdx } from "../docusaurus/rewrite-source"
import { rewriteSource } from "./rewrite-source"
import type { Dialect } from "./types"

interface SourceForms {
  format: "md" | "mdx"
  dialect?: Dialect | undefined
}

const parsed = channel("gruntwork-docs:parse") // bench/reads listens to it

/** Lets the parser read the source with its Docusaurus forms rewritten. Has to come after the parser's own plugin. */
export const remarkSourceForms: Plugin<[SourceForms], string, Root> = function ({ format, dialect }) {
  const parse = this.parser
  if (parse === undefined) throw new Error("remarkSourceForms needs a parser to be in use before it.")
  this.parser = (document, file) => {
    parsed.publish(file.path)
    const source = rewriteSource(document, format)
    const text = dialect && format === "mdx" ? rewriteDocusaurusMdx(source) : source
    return (parse as (document: string, file: unknown) => Root)(text, file)
  }
}
