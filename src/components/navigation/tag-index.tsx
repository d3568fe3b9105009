import styled from "@emotion/styled"
import { CardLink } from "../ui/card"
import { groupTags, type TagEntry } from "./group-tags"

interface TagIndexProps {
  tags: readonly TagEntry[]
}

/** Content of the tag index page: all tags by topic, with their numbers of pages. */
export function TagIndex({ tags }: TagIndexProps) {
  return (
    <div>
      <h1>Tags</h1>
      <Topics>
        {groupTags(tags).map(({ title, tags: entries }, index) => (
          <section key={title} aria-labelledby={`tags-${index}`}>
            <h2 id={`tags-${index}`}>{title}</h2>
            <ul>
              {entries.map(({ slug, name, count }) => (
                <li key={slug}>
                  <CardLink href={`/tags/${slug}`}>{name}</CardLink>
                  <span>
                    {count}
                    <span className="sr-only">{count === 1 ? " page" : " pages"}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Topics>
    </div>
  )
}

const Topics = styled.div`
  columns: 17rem;
  column-gap: var(--space-7);
  margin-block-start: var(--space-5);
  & section {
    margin-block-end: var(--space-6);
    break-inside: avoid;
  }
  & h2 {
    padding-block-end: var(--space-2);
    border-bottom: 1px solid var(--color-control);
    font-size: var(--text-lg);
  }
  & ul {
    list-style: none;
  }
  & li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 44px;
    border-bottom: 1px solid var(--color-rule);
  }
  & li:hover {
    border-bottom-color: var(--color-accent);
  }
  & li a {
    font-weight: 500;
  }
  & li > span:last-of-type {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`
