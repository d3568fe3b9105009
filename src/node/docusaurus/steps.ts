import type { Pluggable } from "unified"
import { remarkCheckExpressions } from "../markdown/checks/remark-check-expressions"
import { remarkCheckHtml } from "../markdown/checks/remark-check-html"
import { remarkCheckMdx } from "../markdown/checks/remark-check-mdx"
import type { Format } from "../markdown/types"
import { remarkCheckDiagramKinds } from "./remark-check-diagram-kinds"
import { remarkCheckMath } from "./remark-check-math"
import { remarkCleanMdx } from "./remark-clean-mdx"
import { remarkDocusaurusElements } from "./remark-docusaurus-elements"
import { remarkEmoji } from "./remark-emoji"
import { remarkFrames } from "./remark-frames"
import { remarkInlineContents } from "./remark-inline-contents"
import { remarkPlainHtml } from "./remark-plain-html"
import { remarkRequiredFiles } from "./remark-required-files"
import { remarkUnknownComponents } from "./remark-unknown-components"

// All plugins for a body that is written for Docusaurus, in the order in which they run.

/** Plugins that convert the body to this site's Markdown. Unsupported parts are reported and removed. */
export const conversions = (format: Format): Pluggable[] =>
  format === "md"
    ? [remarkFrames, remarkPlainHtml]
    : [remarkRequiredFiles, remarkDocusaurusElements, remarkFrames, remarkUnknownComponents, remarkCleanMdx]

/** Plugins that run after the ids of headings are set, which Docusaurus derives from the text with its shortcodes. */
export const conversionsAfterIds: Pluggable[] = [remarkEmoji, remarkInlineContents]

/** The checks: mistakes that would stop the build, and formulas and diagrams that are not drawn. */
export const docusaurusChecks = (format: Format): Pluggable[] => [
  remarkCheckMath,
  remarkCheckDiagramKinds,
  ...(format === "mdx" ? [remarkCheckExpressions, remarkCheckMdx] : [remarkCheckHtml]),
]
