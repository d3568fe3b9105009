import styled from "@emotion/styled"
import { useId } from "react"
import { Link } from "../ui/link"

interface TagListProps {
  /** The page's tags; if empty, nothing is rendered. */
  tags: readonly { slug: string; label: string }[]
}

/** The tags of a page. */
export function TagList({ tags }: TagListProps) {
  const id = useId()
  if (tags.length === 0) return null
  return (
    <Line data-screen-only>
      <span id={id}>Tags:</span>
      <ul aria-labelledby={id}>
        {tags.map(({ slug, label }) => (
          <li key={slug}>
            <Link to={`/tags/${slug}`} rel="tag">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-2) var(--space-3);
  margin-block-start: var(--space-6);
  font-size: var(--text-sm);
  & > span {
    font-weight: 600;
  }
  & > ul {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: var(--space-2);
    list-style: none;
  }
  & a {
    display: block;
    padding: 0.1rem var(--space-3);
    border: 1px solid var(--color-rule);
    border-radius: 999px;
    color: var(--color-text-muted);
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
  @media (hover: none) {
    & a {
      padding-block: 0.55rem;
    }
  }
`
