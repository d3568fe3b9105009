import styled from "@emotion/styled"
import { useId } from "react"
import { readerPaths } from "../../shared/home-links"
import { Link } from "../ui/link"
import { existingPaths } from "./existing-links"

interface ReaderPathsProps {
  /** Paths of links that lead to no page. */
  missing: readonly string[]
}

/** The reader paths along a line, from the first day on. Renders nothing if none of their pages exists. */
export function ReaderPaths({ missing }: ReaderPathsProps) {
  const id = useId()
  const paths = existingPaths(readerPaths, missing)
  if (paths.length === 0) return null
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>Find Your Path</h2>
      <Line>
        {paths.map(({ title, text, links }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link to={link.href}>{link.title}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Line>
    </Section>
  )
}

const Section = styled.section`
  margin-block-start: var(--space-8);
`

/* A dimension line: down the side in a narrow window, along the top in a wide one. */
const Line = styled.ol`
  display: grid;
  margin-block-start: var(--space-5);
  list-style: none;
  & > li {
    position: relative;
    padding-block-end: var(--space-5);
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--color-control);
  }
  & > li:last-of-type {
    padding-block-end: 0;
  }
  & > li::before {
    content: "";
    position: absolute;
    inset-block-start: 0.65em;
    inset-inline-start: -5px;
    width: 9px;
    height: 9px;
    border: 1.5px solid var(--color-accent);
    border-radius: 50%;
    background: var(--color-paper);
  }
  & h3 {
    font-size: var(--text-md);
    line-height: var(--leading-text);
  }
  & p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    line-height: 1.45;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, clamp(7rem, 44%, 10.5rem)), 1fr));
    gap: var(--space-1) var(--space-4);
    margin-block-start: var(--space-1);
    list-style: none;
  }
  & a {
    display: block;
    min-height: 44px;
    padding-block: 0.6rem;
    font-size: var(--text-sm);
    line-height: 1.3;
  }
  @media (width > 62.25em) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    & > li {
      padding-block: var(--space-5) 0;
      padding-inline: 0 var(--space-4);
      border-top: 1px solid var(--color-control);
      border-inline-start: 0;
    }
    & > li::before {
      inset-block-start: -5px;
      inset-inline-start: 0;
    }
    & p {
      min-height: 2.9em;
    }
    & ul {
      display: block;
    }
    & a {
      min-height: 36px;
      padding-block: 0.45rem;
    }
  }
`
