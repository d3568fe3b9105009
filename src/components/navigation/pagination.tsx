import styled from "@emotion/styled"
import type { PageLink } from "../../shared/navigation"
import { Link } from "../ui/link"

interface PaginationProps {
  previous?: PageLink | null
  next?: PageLink | null
}

/** Links to the pages before and after this one in its sidebar. */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous && !next) return null
  return (
    <Nav aria-label="Docs pages" className="pagination-nav">
      {previous && (
        <Link to={previous.href} rel="prev">
          <span>Previous</span> {previous.label}
        </Link>
      )}
      {next && (
        <Link to={next.href} rel="next">
          <span>Next</span> {next.label}
        </Link>
      )}
    </Nav>
  )
}

const Nav = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-3);
  margin-block-start: var(--space-5);
  & > a {
    display: flex;
    flex-direction: column;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-rule);
    border-radius: var(--radius-md);
    color: var(--color-text);
    font-weight: 600;
    line-height: 1.4;
    text-decoration: none;
    transition: border-color var(--motion);
  }
  & > a:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
  & > [rel="next"] {
    text-align: end;
  }
  & span {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    font-weight: 400;
  }
  & > [rel="prev"] > span::before {
    content: "← " / "";
  }
  & > [rel="next"] > span::after {
    content: " →" / "";
  }
  [dir="rtl"] & > [rel="prev"] > span::before {
    content: "→ " / "";
  }
  [dir="rtl"] & > [rel="next"] > span::after {
    content: " ←" / "";
  }
`
