import styled from "@emotion/styled"
import type { Heading } from "../../shared/navigation"
import { HeadingLinks } from "./heading-links"
import type { HeadingNode } from "./nest-headings"
import { useActiveHeading } from "./use-active-heading"

interface HeadingScaleProps {
  /** Must be a stable array. */
  headings: readonly Heading[]
  /** The same headings, nested. */
  nodes: readonly HeadingNode[]
}

/** The table of contents in the margin, styled as a scale that marks the current heading. */
export function HeadingScale({ headings, nodes }: HeadingScaleProps) {
  const active = useActiveHeading(headings)
  return (
    <Rule aria-label="Table of contents" className="theme-doc-toc-desktop">
      <p>On this page</p>
      <HeadingLinks nodes={nodes} active={active} />
    </Rule>
  )
}

const Rule = styled.nav`
  font-size: var(--text-sm);
  line-height: 1.35;
  & > p {
    margin-block-end: var(--space-2);
    font-weight: 600;
    line-height: 1.85; /* that of the breadcrumbs, which are level with it */
  }
  & ul {
    list-style: none;
  }
  & > ul {
    border-inline-start: 1px solid var(--color-rule);
  }
  & a {
    position: relative;
    display: block;
    padding-block: 0.3rem;
    padding-inline-start: 1.35rem;
    color: var(--color-text-muted);
    text-decoration: none;
  }
  /* Ticks of a scale: long for sections, short for their subsections */
  & a::before {
    content: "";
    position: absolute;
    inset-block-start: calc(0.3rem + 0.65em);
    inset-inline-start: 0;
    width: 0.7rem;
    border-top: 1px solid var(--color-rule);
    transition: border-color var(--motion);
  }
  & ul ul a {
    padding-inline-start: 1.95rem;
  }
  & ul ul a::before {
    width: 0.4rem;
  }
  & a:hover {
    color: var(--color-text);
  }
  & a[aria-current] {
    color: var(--color-text);
    font-weight: 600;
  }
  & a[aria-current]::before {
    width: 0.95rem;
    border-top-width: 2px;
    border-color: var(--color-accent);
  }
`
