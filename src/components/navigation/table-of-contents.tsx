import styled from "@emotion/styled"
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from "react"
import { findTarget } from "../../browser/find-target"
import { isPlainClick } from "../../browser/plain-click"
import { showTarget } from "../../navigation/show-target"
import type { Heading } from "../../shared/navigation"
import { HeadingLinks } from "./heading-links"
import { HeadingScale } from "./heading-scale"
import { type HeadingNode, nestHeadings } from "./nest-headings"

interface TableOfContentsProps {
  /** The headings in order. With fewer than two, nothing is rendered. Pass a stable array. */
  headings: readonly Heading[]
  /** `margin` is shown in windows with room for three columns, `bar`, above the text, in narrower ones. Render both. */
  place: "margin" | "bar"
}

/** The table of contents. The bar is sticky below the header while its article is in view. */
export function TableOfContents({ headings, place }: TableOfContentsProps) {
  const nodes = useMemo(() => nestHeadings(headings), [headings])
  if (headings.length < 2) return null
  return place === "margin" ? (
    <HeadingScale headings={headings} nodes={nodes} />
  ) : (
    <ContentsBar nodes={nodes} />
  )
}

function ContentsBar({ nodes }: { nodes: readonly HeadingNode[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  // The listener is added at once, not on the `toggle` event of `details`, which comes later than a quick press.
  useEffect(() => {
    const onPress = ({ target }: Event) => closeFrom(details.current, target)
    document.addEventListener("pointerdown", onPress)
    return () => document.removeEventListener("pointerdown", onPress)
  }, [])
  return (
    <Bar aria-label="On this page" data-contents-bar="">
      <details ref={details} onClick={closeOnLink} onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
        <summary>On this page</summary>
        <nav aria-label="Table of contents">
          <HeadingLinks nodes={nodes} />
        </nav>
      </details>
    </Bar>
  )
}

/** Closes the list, which would cover the target, and scrolls to the target again after the browser has. */
function closeOnLink(event: MouseEvent<HTMLDetailsElement>) {
  const link = event.target instanceof Element && event.target.closest("a")
  if (!link || !isPlainClick(event)) return
  event.currentTarget.open = false
  const target = findTarget(link.hash)
  if (target) requestAnimationFrame(() => showTarget(target))
}

function closeOnEscape({ key, currentTarget: details }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape" || !details.open) return
  details.open = false
  details.querySelector("summary")?.focus()
}

/** The list would cover what gets the focus. In Safari, a press on a link focuses an element around the list. */
function closeOnBlur({ currentTarget: details, relatedTarget: next }: FocusEvent<HTMLDetailsElement>) {
  if (next && !next.contains(details)) closeFrom(details, next)
}

/** Closes the list for a press or focus outside it while it is over the text. In low windows, it is part of the text and stays. */
function closeFrom(details: HTMLDetailsElement | null, place: EventTarget | null) {
  if (!details?.open || (place instanceof Node && details.contains(place))) return
  const list = details.querySelector("nav")
  if (list && getComputedStyle(list).position !== "static") details.open = false
}

const Bar = styled.nav`
  position: sticky;
  top: var(--sticky-top);
  z-index: 3;
  margin-block: var(--space-4);
  margin-inline: calc(-1 * var(--gutter));
  background: var(--color-surface);
  font-size: var(--text-sm);
  transition: top var(--motion);
  /* Shadows draw the lines: unlike borders, they take no space */
  box-shadow:
    0 1px var(--color-rule),
    0 -1px var(--color-rule);
  /* Forced colors remove shadows, and show this outline */
  outline: 1px solid transparent;
  & * {
    scroll-margin-top: 0;
  }
  & summary {
    min-height: 45px;
    padding: 0.5rem var(--gutter);
    font-weight: 600;
  }
  & summary::marker {
    color: var(--color-text-muted);
  }
  & summary:focus-visible {
    outline-offset: -2px;
  }
  & details > nav {
    position: absolute;
    inset: 100% 0 auto;
    /* Ends in the middle of an entry, which shows that the list scrolls */
    max-height: 60dvh; /* for browsers without round() */
    max-height: calc(round(down, 60dvh, 44px) + 22px);
    padding: 0 var(--gutter) var(--space-3);
    border-block-end: 1px solid var(--color-control);
    background: var(--color-surface);
    box-shadow: var(--shadow);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & ul {
    list-style: none;
  }
  & ul ul {
    padding-inline-start: var(--space-4);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-text-muted);
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-text);
  }
  /* Not 0, for the same reason as the header */
  html[data-header="hidden"] &,
  html:not([data-js]) & {
    top: 1px;
  }
  @media (height <= 30em) {
    position: static;
    & details > nav {
      position: static;
      max-height: none;
      box-shadow: none;
    }
  }
  @media (width > 62.25em) {
    margin-inline: 0;
    & summary {
      padding-inline: 0;
    }
  }
  @media (width >= 75em) {
    display: none;
  }
`
