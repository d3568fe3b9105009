import styled from "@emotion/styled"
import { useId } from "react"
import { site } from "../../browser/site"
import { CardLink, CardText } from "../ui/card"
import { Link } from "../ui/link"
import { groupBySection, taggedTitle } from "./group-tags"

/** A page with the tag. */
interface TaggedPage {
  title: string
  /** Final path of the page. */
  slug: string
  description: string
  /** Label of the page's section; empty for pages outside all sections. */
  section: string
}

interface TagPageProps {
  label: string
  /** Description of the tag; may be empty. */
  description: string
  pages: readonly TaggedPage[]
}

const sections = site.sections.map(({ label }) => label)

/** Content of a tag's page: all pages with the tag, by section. */
export function TagPage({ label, description, pages }: TagPageProps) {
  const id = useId()
  return (
    <div>
      <h1>{taggedTitle(pages.length, label)}</h1>
      {description !== "" && <Lead>{description}</Lead>}
      <All>
        <Link to="/tags">View all tags</Link>
      </All>
      {groupBySection(pages, sections).map(([section, entries], index) => (
        <Section key={section} aria-labelledby={`${id}${index}`}>
          <h2 id={`${id}${index}`}>
            {section} <span>{entries.length}</span>
          </h2>
          <ul>
            {entries.map(({ title, slug, description: text }) => (
              <li key={slug}>
                <h3>
                  <CardLink href={slug}>{title}</CardLink>
                </h3>
                <CardText>{text}</CardText>
              </li>
            ))}
          </ul>
        </Section>
      ))}
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

const Section = styled.section`
  max-width: var(--article-width);
  margin-block-start: var(--space-5);
  & > h2 {
    padding-block-end: var(--space-2);
    border-bottom: 1px solid var(--color-control);
    font-size: var(--text-lg);
  }
  & > h2 > span {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    font-weight: 400;
  }
  & > ul {
    list-style: none;
  }
  & li {
    position: relative;
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--color-rule);
  }
  & h3 {
    margin-block-end: 0.25em;
    font-size: var(--text-md);
  }
`
