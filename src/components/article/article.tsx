import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { BuiltHtml } from "../ui/built-html"
import { TitleText } from "../ui/title-text"
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
  /** Content beside the title, or below it on small windows: the page's place on the plan. */
  beside?: ReactNode
  /** Content between title and text: notices, the table of contents on small windows. */
  lead?: ReactNode
  /** Content below the text: tags, page information, previous and next. */
  after?: ReactNode
}

const textClass = "markdown theme-doc-markdown"

/** An article: title and text. The text is styled by the theme's style sheets; its custom elements add behavior. */
export function Article({ title, path, content, before, beside, lead, after }: ArticleProps) {
  const links = useTextLinks(path)
  useMovedAnchor(path)

  return (
    <article>
      {before}
      {title !== undefined && (
        <Title>
          <h1>
            <TitleText runs={[{ text: title }]} />
          </h1>
          {beside}
        </Title>
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
    </article>
  )
}

const Title = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  margin-block-end: var(--space-5);
  & > h1 {
    flex: 1 1 min(100%, 22rem);
    min-width: 0;
  }
`
