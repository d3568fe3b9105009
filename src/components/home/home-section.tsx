import styled from "@emotion/styled"
import { type ReactNode, useId } from "react"
import type { HomeCard } from "../../shared/home-links"
import { CardLink, CardText } from "../ui/card"

interface HomeSectionProps {
  title: string
  children: ReactNode
}

/** A section of the home page. In wide windows, the heading is in the margin beside the content. */
export function HomeSection({ title, children }: HomeSectionProps) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  )
}

interface LinkRowsProps {
  rows: readonly HomeCard[]
}

/** Links with one sentence each, styled like the rows of a parts list. */
export function LinkRows({ rows }: LinkRowsProps) {
  return (
    <Rows>
      {rows.map(({ title, href, text }) => (
        <li key={href}>
          <h3>
            <CardLink href={href}>{title}</CardLink>
          </h3>
          <CardText>{text}</CardText>
        </li>
      ))}
    </Rows>
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
