import type { Pluggable } from "unified"
import { remarkCleanMdx } from "./remark-clean-mdx"
import { remarkDocusaurusElements } from "./remark-docusaurus-elements"
import { remarkPlainHtml } from "./remark-plain-html"
import { remarkUnknownComponents } from "./remark-unknown-components"

/** Makes a body that was written for Docusaurus one of this site; what has no counterpart is reported, and left out. */
export function docusaurusSteps(format: "md" | "mdx"): Pluggable[] {
  return format === "md"
    ? [remarkPlainHtml]
    : [remarkDocusaurusElements, remarkUnknownComponents, remarkCleanMdx]
}
