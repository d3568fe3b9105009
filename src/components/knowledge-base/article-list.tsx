import styled from "@emotion/styled"
import { articleKindLabels } from "../../shared/article-kinds"
import { CardLink } from "../ui/card"
import { ArticleState } from "./article-state"
import type { ArticleGroup, ListedArticle } from "./filter-articles"

/** A topic's articles: the first ones as rows, the others collapsed under a line with their number. */
export function ArticleList({ id, title, articles, shown }: ArticleGroup) {
  // Collapsing a single row would save no space.
  const first = articles.length - shown > 1 ? articles.slice(0, shown) : articles
  const rest = articles.slice(first.length)
  return (
    <Group data-entries="" aria-labelledby={title === "" ? undefined : id}>
      {title !== "" && <h2 id={id}>{title}</h2>}
      <Rows articles={first} />
      {rest.length > 0 && (
        <details>
          <summary>
            {rest.length} more
            <span className="sr-only"> articles{title !== "" && `: ${title}`}</span>
          </summary>
          <Rows articles={rest} />
        </details>
      )}
    </Group>
  )
}

function Rows({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <ul>
      {articles.map(({ number, slug, title, kind, answered }) => (
        <li key={number}>
          <CardLink href={slug}>{title}</CardLink>
          <p>
            {!answered && <ArticleState answered={false} />}
            {articleKindLabels[kind]} <span>#{number}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

const Group = styled.section`
  margin-block-end: var(--space-6);
  & h2 {
    margin-block-end: var(--space-2);
    font-size: var(--text-lg);
  }
  & ul {
    list-style: none;
    border-top: 1px solid var(--color-control);
  }
  & details > ul {
    border-top: 0;
  }
  & li {
    position: relative;
    padding-block: 0.7rem;
    border-bottom: 1px solid var(--color-rule);
    line-height: 1.4;
  }
  & li:hover {
    border-bottom-color: var(--color-accent);
  }
  & li a {
    font-weight: 500;
  }
  & li > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
  & summary {
    padding-block: 0.6rem;
    color: var(--color-accent);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  @media (width >= 40em) {
    & li {
      display: flex;
      gap: var(--space-4);
      align-items: baseline;
      justify-content: space-between;
    }
    & li > .card-link {
      min-width: 0;
    }
    & li > p {
      flex: none;
    }
    & li > p > span:last-of-type {
      min-width: 2.6rem;
      text-align: end;
    }
  }
`
