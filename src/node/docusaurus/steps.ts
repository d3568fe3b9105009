import type { Pluggable } from "unified"
import type { WithParts } from "../markdown/parts"
import { remarkCleanMdx } from "./remark-clean-mdx"
import { remarkFrames } from "./remark-frames"
import { remarkDocusaurusElements } from "./remark-docusaurus-elements"
import { remarkPlainHtml } from "./remark-plain-html"
import { remarkUnknownComponents } from "./remark-unknown-components"

/** Plugins that convert a body written for Docusaurus to this site's Markdown. Unsupported parts are reported and removed. */
export function docusaurusSteps(format: "md" | "mdx", options: WithParts): Pluggable[] {
  return format === "md"
    ? [remarkFrames, remarkPlainHtml]
    : [[remarkDocusaurusElements, options], remarkFrames, remarkUnknownComponents, remarkCleanMdx]
}
