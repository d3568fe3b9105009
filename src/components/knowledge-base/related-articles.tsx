import styled from "@emotion/styled"
import { useId } from "react"
import { CardLink } from "../ui/card"
import { ArticleState } from "./article-state"

/** An article that another one refers to. */
interface RelatedArticle {
  number: number
  /** Final path of the article. */
  slug: string
  title: string
  answered: boolean
}

interface RelatedArticlesProps {
  articles: readonly RelatedArticle[]
}

/** Related articles. Renders nothing if there are none. */
export function RelatedArticles({ articles }: RelatedArticlesProps) {
  const id = useId()
  if (articles.length === 0) return null
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>Related articles</h2>
      <ul>
        {articles.map(({ number, slug, title, answered }) => (
          <li key={number}>
            <CardLink href={slug}>{title}</CardLink>
            {!answered && <ArticleState answered={false} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Section = styled.section`
  margin-block-start: var(--space-7);
  & h2 {
    font-size: var(--text-lg);
  }
  & ul {
    margin-block-start: var(--space-3);
    border-top: 1px solid var(--color-rule);
    list-style: none;
  }
  & li {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 48px;
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-rule);
    line-height: 1.4;
  }
  & li a {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & li > span + span {
    font-size: var(--text-sm);
  }
`
