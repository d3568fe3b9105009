import styled from "@emotion/styled"
import { CardLink, CardText } from "../ui/card"
import { Link } from "../ui/link"
import { taggedTitle } from "./group-tags"

/** A page with the tag. */
export interface TaggedPage {
  title: string
  /** Final path of the page. */
  slug: string
  description: string
  /** Labels of the page's breadcrumbs, outermost first. */
  trail: readonly string[]
}

interface TagPageProps {
  label: string
  /** Description of the tag; may be empty. */
  description: string
  pages: readonly TaggedPage[]
}

/** Content of a tag's page: all pages with the tag. */
export function TagPage({ label, description, pages }: TagPageProps) {
  return (
    <div>
      <h1>{taggedTitle(pages.length, label)}</h1>
      {description !== "" && <Lead>{description}</Lead>}
      <All>
        <Link to="/tags">View all tags</Link>
      </All>
      <Pages>
        {pages.map(({ title, slug, description: text, trail }) => (
          <li key={slug}>
            {trail.length > 0 && <Trail>{trail.join(" / ")}</Trail>}
            <h2>
              <CardLink href={slug}>{title}</CardLink>
            </h2>
            <CardText>{text}</CardText>
          </li>
        ))}
      </Pages>
    </div>
  )
}

const Lead = styled.p`
  max-width: var(--measure);
  margin-block-start: var(--space-3);
  color: var(--color-text-muted);
`

const All = styled.p`
  margin-block-start: var(--space-2);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`

const Pages = styled.ul`
  max-width: var(--article-width);
  margin: var(--space-4) 0 0;
  padding: 0;
  border-top: 1px solid var(--color-rule);
  list-style: none;
  & > li {
    position: relative;
    margin: 0;
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--color-rule);
  }
  & h2 {
    margin-block: 0.1em 0.25em;
    font-size: var(--text-lg);
    letter-spacing: -0.006em;
  }
`

const Trail = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  line-height: 1.5;
`
