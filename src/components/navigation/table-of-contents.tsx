import styled from "@emotion/styled"
import { useMemo } from "react"
import { useActiveHeading } from "../../hooks/use-active-heading"
import type { Heading } from "../../shared/navigation"
import { type HeadingNode, nestHeadings } from "./nest-headings"

interface TableOfContentsProps {
  /** The headings to list, in their order. Fewer than two make no table. Pass a stable array. */
  headings: readonly Heading[]
  /** `margin` stands beside the sheet from 1200 px on; `fold` under the title below that. Render both. */
  place: "margin" | "fold"
}

/** The headings of the page. In the margin they are a scale that follows the reader. */
export function TableOfContents({ headings, place }: TableOfContentsProps) {
  const nodes = useMemo(() => nestHeadings(headings), [headings])
  if (headings.length < 2) return null
  if (place === "margin") return <Scale headings={headings} nodes={nodes} />
  return (
    <Fold aria-label="Table of contents">
      <details>
        <summary>On this page</summary>
        <Entries nodes={nodes} />
      </details>
    </Fold>
  )
}

interface ScaleProps {
  headings: readonly Heading[]
  nodes: readonly HeadingNode[]
}

function Scale({ headings, nodes }: ScaleProps) {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings])
  const active = useActiveHeading(ids)
  return (
    <Rule aria-label="Table of contents" className="theme-doc-toc-desktop">
      <p>On this page</p>
      <Entries nodes={nodes} active={active} />
    </Rule>
  )
}

interface EntriesProps {
  nodes: readonly HeadingNode[]
  /** Id of the heading being read. */
  active?: string
}

function Entries({ nodes, active }: EntriesProps) {
  return (
    <ul>
      {nodes.map(({ id, text, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={id === active ? "table-of-contents__link--active" : undefined}
            aria-current={id === active ? "location" : undefined}
          >
            {text}
          </a>
          {children.length > 0 && <Entries nodes={children} active={active} />}
        </li>
      ))}
    </ul>
  )
}

const Rule = styled.nav`
  font-size: var(--text-sm);
  line-height: 1.35;
  & > p {
    margin-block-end: var(--space-3);
    font-weight: 600;
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
  /* Ticks of a scale: long for sections, short for what is in them */
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

const Fold = styled.nav`
  margin-block: var(--space-4);
  border-block: 1px solid var(--color-rule);
  font-size: var(--text-sm);
  & summary {
    min-height: 44px;
    padding-block: 0.6rem;
    font-weight: 600;
  }
  & summary::marker {
    color: var(--color-text-muted);
  }
  & ul {
    list-style: none;
  }
  & details > ul {
    padding-block-end: var(--space-3);
  }
  & ul ul {
    padding-inline-start: var(--space-4);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 40px;
    color: var(--color-text-muted);
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-text);
  }
  @media (min-width: 1200px) {
    display: none;
  }
`
