import styled from "@emotion/styled"
import { ArrowIcon } from "../ui/icons"
import { Link } from "../ui/link"
import { existing, startPage } from "./home-links"
import { Plan } from "./plan"
import { SearchForm } from "../search/search-form"

interface HeroProps {
  title: string
  tagline: string
  /** Paths of the site's pages. */
  slugs: readonly string[]
}

/** The top of the home page: what this is, the search field, where to start, and the plan. */
export function Hero({ title, tagline, slugs }: HeroProps) {
  const [start] = existing([{ href: startPage }], slugs)
  return (
    <Band>
      <div>
        <h1>{title}</h1>
        <p>{tagline}</p>
        <SearchForm />
        {start && (
          <Start to={start.href}>
            Get Started
            <ArrowIcon />
          </Start>
        )}
      </div>
      <Plan />
    </Band>
  )
}

const Band = styled.div`
  display: grid;
  gap: var(--space-7);
  padding-block: var(--space-6) var(--space-7);
  & h1 {
    font-size: min(clamp(2.2rem, 1.6rem + 2.6vw, 3rem), 13vw);
    line-height: 1.08;
    letter-spacing: -0.03em;
  }
  & p {
    max-width: 26em;
    margin-block: var(--space-4) var(--space-6);
    color: var(--color-text-muted);
    font-size: var(--text-lg);
    line-height: 1.45;
    text-wrap: balance;
  }
  & form {
    max-width: 34rem;
  }
  @media (min-width: 75em) {
    grid-template-columns: minmax(0, 9fr) minmax(0, 15fr);
    gap: var(--space-6);
    align-items: center;
    padding-block: var(--space-7) var(--space-8);
  }
`

const Start = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  margin-block-start: var(--space-4);
  padding-inline: var(--space-4);
  border: 1px solid var(--color-control);
  border-radius: var(--radius-md);
  color: var(--color-text);
  background: var(--color-surface);
  font-weight: 600;
  text-decoration: none;
  transition: border-color var(--motion);
  &:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
`
