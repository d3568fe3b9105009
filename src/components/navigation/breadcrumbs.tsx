import styled from "@emotion/styled"
import type { Crumb } from "../../shared/trails"
import { HomeIcon } from "../ui/icons"
import { Link } from "../ui/link"

interface BreadcrumbsProps {
  /** From the outermost group to the page itself. */
  items: readonly Crumb[]
}

/** The path from the home page to the current page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <Nav aria-label="Breadcrumbs" className="breadcrumbs">
      <ol>
        <li>
          <Link to="/">
            <HomeIcon />
            <span className="sr-only">Home</span>
          </Link>
        </li>
        {items.map(({ label, href }, index) => (
          <li key={`${index} ${label}`}>
            {index === items.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : href ? (
              <Link to={href}>{label}</Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </Nav>
  )
}

const Nav = styled.nav`
  margin-block-end: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: 1.85;
  & > ol {
    list-style: none;
  }
  /* Lines break only between the parts */
  & li {
    display: inline-block;
  }
  & li:not(:last-of-type)::after {
    content: "/" / "";
    padding-inline: var(--space-2);
    color: var(--color-control);
  }
  & svg {
    vertical-align: -0.15em;
  }
  & a {
    padding-block: 5px;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-text);
    text-decoration: underline;
  }
  /* On phones, the page itself is omitted: its title is directly below */
  @media (width < 40em) {
    & li:nth-of-type(n + 3):last-of-type {
      display: none;
    }
    & li:nth-of-type(n + 2):nth-last-of-type(2)::after {
      content: none;
    }
  }
`
