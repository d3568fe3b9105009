import styled from "@emotion/styled"
import { type ReactNode, Suspense } from "react"
import { TitleText } from "../ui/title-text"
import { useTextLinks } from "../links/use-text-links"
import type { ArticleContent } from "./article-content"
import { ArticleText } from "./article-text"
import { useMovedAnchor } from "./use-moved-anchor"
import { useWholePage } from "./use-whole-page"

interface ArticleProps {
  /** The page's only `h1`; absent on pages that hide their title. */
  title?: string
  /** Path of the page. */
  path: string
  content: ArticleContent
  /** Content above the title: breadcrumbs, the name of a collection. */
  before?: ReactNode
  /** Content beside the title, or below it on small windows: the page's place on the plan. */
  beside?: ReactNode
  /** Content between title and text: notices, the table of contents on small windows. */
  lead?: ReactNode
  /** Content below the text: tags, page information, previous and next. */
  after?: ReactNode
}

/**
 * An article: title and text. Until its whole text is rendered, an empty screen takes the place of the content below. React
 * hydrates this content, which is within `Suspense`, last and in short tasks: a service's inputs are so many that the page
 * would not respond to clicks meanwhile.
 */
export function Article({ title, path, content, before, beside, lead, after }: ArticleProps) {
  const isWhole = useWholePage()
  const links = useTextLinks(isWhole)
  useMovedAnchor(path)

  return (
    <article {...links}>
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
      <ArticleText content={content} isWhole={isWhole} />
      {isWhole ? <Suspense>{after}</Suspense> : <EmptyScreen />}
    </article>
  )
}

const EmptyScreen = styled.div`
  height: 100vh;
`

const Title = styled.header`
  container-type: inline-size;
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
