import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { BuiltHtml } from "../ui/built-html"
import { useMovedAnchor } from "./use-moved-anchor"
import { useTextLinks } from "./use-text-links"

interface ArticleProps {
  /** The page's only `h1`; absent on pages that hide their title. */
  title?: string
  /** Path of the page; a change means new content. */
  path: string
  /** The text: trusted HTML of the Markdown pipeline, or rendered MDX. */
  content: { html: string } | { children: ReactNode }
  /** Content above the title: breadcrumbs, the name of a collection. */
  before?: ReactNode
  /** Content between title and text: notices, the table of contents on small windows. */
  lead?: ReactNode
  /** Content below the text: tags, page information, previous and next. */
  after?: ReactNode
}

const textClass = "markdown theme-doc-markdown"

/** An article: title and text. The text is styled by the theme's style sheets; its custom elements add behavior. */
export function Article({ title, path, content, before, lead, after }: ArticleProps) {
  const links = useTextLinks(path)
  useMovedAnchor(path)

  return (
    <Sheet>
      {before}
      {title !== undefined && (
        <header>
          <h1>{title}</h1>
        </header>
      )}
      {lead}
      {"html" in content ? (
        <BuiltHtml {...links} className={textClass} html={content.html} />
      ) : (
        <div {...links} className={textClass}>
          {content.children}
        </div>
      )}
      {after}
    </Sheet>
  )
}

const Sheet = styled.article`
  & > header {
    max-width: var(--measure);
    margin-block-end: var(--space-5);
  }
  & > header > h1 {
    font-size: clamp(1.75rem, 1.5rem + 1.4vw, 2.3rem);
    line-height: 1.15;
    letter-spacing: -0.022em;
  }
`
