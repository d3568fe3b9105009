import styled from "@emotion/styled"
import { useMemo } from "react"
import type { Heading } from "../../shared/navigation"
import { HeadingLinks } from "./heading-links"
import { HeadingScale } from "./heading-scale"
import { nestHeadings } from "./nest-headings"

interface TableOfContentsProps {
  /** The headings to list, in their order. Fewer than two make no table. Pass a stable array. */
  headings: readonly Heading[]
  /** `margin` stands beside the sheet where there is room for three columns; `fold` under the title below that. Render both. */
  place: "margin" | "fold"
}

/** The headings of the page. */
export function TableOfContents({ headings, place }: TableOfContentsProps) {
  const nodes = useMemo(() => nestHeadings(headings), [headings])
  if (headings.length < 2) return null
  if (place === "margin") return <HeadingScale headings={headings} nodes={nodes} />
  return (
    <Fold aria-label="Table of contents">
      <details>
        <summary>On this page</summary>
        <HeadingLinks nodes={nodes} />
      </details>
    </Fold>
  )
}

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
  @media (min-width: 75em) {
    display: none;
  }
`
