import type { ReactNode } from "react"

/** The text of a page: trusted HTML of the Markdown pipeline, or rendered MDX. */
export type ArticleContent = { html: string } | { children: ReactNode }

/** The content of a page: what Gatsby passes as children if its file is MDX, else its HTML. */
export function articleContent(children: ReactNode, html: string): ArticleContent {
  return children ? { children } : { html }
}
