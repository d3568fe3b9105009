import styled from "@emotion/styled"
import { useId } from "react"
import { CardLink } from "../ui/card"
import { articleKindLabels } from "../../shared/article-kinds"
import { ArticleState } from "./article-state"
import type { ListedArticle } from "./filter-articles"

interface ArticleListProps {
  /** Heading above the list; none where the list is the only one. */
  title?: string
  articles: readonly ListedArticle[]
}

/** Articles as rows: number, title, kind, and a mark on those without an answer. */
export function ArticleList({ title, articles }: ArticleListProps) {
  const id = useId()
  return (
    <Group aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      <ul>
        {articles.map(({ number, slug, title: question, kind, answered }) => (
          <li key={number}>
            <Number>#{number}</Number>
            <CardLink href={slug}>{question}</CardLink>
            <Facts>
              {!answered && <ArticleState answered={false} />}
              <span>{articleKindLabels[kind]}</span>
            </Facts>
          </li>
        ))}
      </ul>
    </Group>
  )
}

const Group = styled.section`
  margin-block-end: var(--space-6);
  & h2 {
    margin-block-end: var(--space-2);
    font-size: var(--text-lg);
  }
  & ul {
    margin: 0;
    padding: 0;
    border-top: 1px solid var(--color-control);
    list-style: none;
  }
  & li {
    position: relative;
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    gap: 0 var(--space-2);
    align-items: baseline;
    min-height: 48px;
    margin: 0;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-rule);
    line-height: 1.4;
  }
  & li a {
    font-weight: 500;
    text-wrap: balance;
  }
  & li:hover {
    border-bottom-color: var(--color-accent);
  }
  @media (min-width: 40em) {
    & li {
      grid-template-columns: 3.25rem minmax(0, 1fr) auto;
    }
  }
`

const Number = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  justify-content: flex-start;
  gap: 0 var(--space-4);
  overflow-wrap: anywhere;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  @media (min-width: 40em) {
    grid-column: 3;
    justify-content: flex-end;
  }
`
