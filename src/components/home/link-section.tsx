import styled from "@emotion/styled"
import { useId } from "react"
import type { HomeCard } from "../../shared/home-links"
import { CardLink, CardText } from "../ui/card"

interface LinkSectionProps {
  title: string
  /** Without links, nothing is rendered. */
  links: readonly HomeCard[]
}

/**
 * A section of the home page: links with one sentence each, styled like the rows of a parts list. In wide windows, the heading is
 * in the margin beside them.
 */
export function LinkSection({ title, links }: LinkSectionProps) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Rows>
        {links.map(({ title: link, href, text }) => (
          <li key={href}>
            <h3>
              <CardLink href={href}>{link}</CardLink>
            </h3>
            <CardText>{text}</CardText>
          </li>
        ))}
      </Rows>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-8);
  @media (width > 62.25em) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    gap: var(--space-6);
  }
`

const Rows = styled.ul`
  border-top: 1px solid var(--color-rule);
  list-style: none;
  & > li {
    position: relative;
    display: grid;
    gap: var(--space-1) var(--space-5);
    min-height: 44px;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-rule);
  }
  & > li:hover {
    border-bottom-color: var(--color-accent);
  }
  & h3 {
    font-size: var(--text-md);
    line-height: 1.45;
  }
  @media (width >= 40em) {
    & > li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      align-items: baseline;
      padding-block: var(--space-4);
    }
  }
`
