import { channel } from "node:diagnostics_channel"
import type { Root } from "mdast"
import type { Plugin } from "unified"
import { rewriteSource } from "./rewrite-source"

const parsed = channel("gruntwork-docs:parse") // bench/reads listens to it

/** Lets the parser read the source with its Docusaurus forms rewritten. Has to come after the parser's own plugin. */
export const remarkSourceForms: Plugin<[{ format: "md" | "mdx" }], string, Root> = function ({ format }) {
  const parse = this.parser
  if (parse === undefined) throw new Error("remarkSourceForms needs a parser to be in use before it.")
  this.parser = (document, file) => {
    parsed.publish(file.path)
    return (parse as (document: string, file: unknown) => Root)(rewriteSource(document, format), file)
  }
}
