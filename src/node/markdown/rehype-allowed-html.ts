import type { Root } from "hast"
import type { Plugin } from "unified"
import { sanitizeHtml } from "./sanitize-html"

/** Leaves nothing of Markdown but what content may use; before any markup of our own is there. */
export const rehypeAllowedHtml: Plugin<[], Root> = () => (tree) => sanitizeHtml(tree)
