import type { Root } from "hast"
import type { Plugin } from "unified"
import { sanitizeHtml } from "./sanitize-html"

/** Sanitizes the HTML of Markdown. Must run before plugins add the site's own markup. */
export const rehypeAllowedHtml: Plugin<[], Root> = () => (tree) => sanitizeHtml(tree)
