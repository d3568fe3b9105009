import styled from "@emotion/styled"
import { Link } from "../ui/link"
import { groupTags, type TagEntry } from "./group-tags"

interface TagIndexProps {
  tags: readonly TagEntry[]
}

/** All tags by first letter, with the number of pages each labels. The content of the tag index page. */
export function TagIndex({ tags }: TagIndexProps) {
  return (
    <div>
      <h1>Tags</h1>
      <Letters>
        {groupTags(tags).map(({ letter, tags: entries }) => (
          <section key={letter} aria-labelledby={`tags-${letter}`}>
            <h2 id={`tags-${letter}`}>{letter}</h2>
            <ul>
              {entries.map(({ slug, label, count }) => (
                <li key={slug}>
                  <Link to={`/tags/${slug}`}>{label}</Link>
                  <span>
                    {count}
                    <span className="sr-only">{count === 1 ? " page" : " pages"}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Letters>
    </div>
  )
}

const Letters = styled.div`
  columns: 15rem;
  column-gap: var(--space-7);
  margin-block-start: var(--space-6);
  & section {
    margin-block-end: var(--space-5);
    break-inside: avoid;
  }
  & h2 {
    padding-block-end: var(--space-1);
    border-bottom: 1px solid var(--color-control);
    font-size: var(--text-lg);
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: stretch;
    justify-content: space-between;
    gap: var(--space-3);
    margin: 0;
    border-bottom: 1px solid var(--color-rule);
  }
  & li > * {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  & li > a {
    flex: 1;
    min-width: 0;
  }
  & li > span {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
`
