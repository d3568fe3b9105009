import styled from "@emotion/styled"
import { headline, type HomeLink, startPage } from "../../shared/home-links"
import { Link } from "../ui/link"
import { SearchForm } from "../search/results-page/search-form"
import { ArrowIcon } from "../ui/icons"
import { existing, existingPlanLinks } from "./existing-links"
import { Plan } from "./plan"

interface HeroProps {
  title: string
  tagline: string
  /** Paths of links that lead to no page. */
  missing: readonly string[]
  /** Links with the numbers of services, answers and so on. */
  counts: readonly HomeLink[]
}

/** The top of the home page: title, search field, links to start with, and the plan. */
export function Hero({ title, tagline, missing, counts }: HeroProps) {
  const [start] = existing([{ href: startPage }], missing)
  const [linkedHeadline] = existing([headline], missing)
  return (
    <Band>
      <div>
        <h1>
          {linkedHeadline ? (
            <>
              <span className="sr-only">{title}: </span>
              <Link to={linkedHeadline.href}>{linkedHeadline.title}</Link>
            </>
          ) : (
            title
          )}
        </h1>
        <p>{tagline}</p>
        <SearchForm />
        {start && (
          <Start to={start.href}>
            Get Started
            <ArrowIcon />
          </Start>
        )}
        {counts.length > 0 && (
          <ul>
            {counts.map((fact) => (
              <li key={fact.href}>
                <Link to={fact.href}>{fact.title}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Plan links={existingPlanLinks(missing)} />
    </Band>
  )
}

const Band = styled.div`
  display: grid;
  gap: var(--space-7);
  padding-block: var(--space-6) var(--space-7);
  & h1 {
    font-size: clamp(1.9rem, 1.4rem + 2.2vw, 2.6rem);
    line-height: 1.12;
    letter-spacing: -0.025em;
  }
  & h1 > a {
    color: inherit;
    text-decoration: none;
  }
  & h1 > a:hover {
    color: var(--color-accent);
  }
  & p {
    max-width: 26em;
    margin-block: var(--space-4) var(--space-5);
    color: var(--color-text-muted);
    font-size: var(--text-lg);
    line-height: 1.45;
    text-wrap: balance;
  }
  & form {
    max-width: 34rem;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    margin-block-start: var(--space-4);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
    list-style: none;
  }
  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-text-muted);
  }
  @media (width >= 75em) {
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
  & > svg {
    scale: var(--forward) 1;
  }
  &:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
`
