import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { useEffect, useMemo, useRef } from "react"
import { afterPaint } from "../../browser/after-paint"
import { nestSidebar, type PageSidebar } from "../../shared/navigation"
import { SidebarList } from "./sidebar-list"
import { currentItemOf } from "./sidebar-state"
import { useSidebarItems } from "./use-sidebar-items"

interface SidebarProps {
  sidebar: PageSidebar
  /** Path of the current page. */
  path: string
}

/** The sidebar. Groups that contain the current page are open, and the link that marks it is scrolled into view. */
export function Sidebar({ sidebar, path }: SidebarProps) {
  const nav = useRef<HTMLElement>(null)
  const items = useSidebarItems(sidebar, nav)
  const nodes = useMemo(() => nestSidebar(items), [items])
  const currentItem = useMemo(() => currentItemOf(items, path), [items, path])

  useEffect(() => {
    afterPaint(() => {
      const link = nav.current?.querySelector("[aria-current]")
      if (link) reveal(link)
    })
  }, [path])

  return (
    <Nav
      ref={nav}
      aria-label="Docs sidebar"
      className="menu theme-doc-sidebar-menu"
      data-sidebar-name={sidebar.name}
    >
      <SidebarList nodes={nodes} currentItem={currentItem} />
    </Nav>
  )
}

export const sidebar = graphql`
  fragment Sidebar on PageSidebar {
    name
    file
    items {
      type
      depth
      label
      href
      collapsible
      collapsed
      className
      closed
    }
  }
`

/** Scrolls an element into view within its scroll container; never scrolls the page. */
function reveal(element: Element) {
  let box = element.parentElement
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  if (!box || box === document.body) return
  const { top, bottom } = box.getBoundingClientRect()
  const place = element.getBoundingClientRect()
  if (place.top < top || place.bottom > bottom) box.scrollTop += place.top - (top + bottom) / 2
}

const Nav = styled.nav`
  font-size: var(--text-sm);
  line-height: 1.4;
  & ul {
    list-style: none;
  }
  & li {
    position: relative;
  }
  & a,
  & p,
  & summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding-block: 0.3rem;
    padding-inline-start: var(--space-4);
    color: var(--color-text-muted);
    text-decoration: none;
  }
  & a:hover,
  & summary:hover {
    color: var(--color-text);
  }
  & a:focus-visible,
  & summary:focus-visible {
    outline-offset: -2px;
  }
  /* The vertical line of a group; the current page is marked on it */
  & ul ul {
    margin-inline-start: var(--space-4);
    border-inline-start: 1px solid var(--color-rule);
  }
  & a[aria-current] {
    color: var(--color-text);
    font-weight: 600;
    box-shadow: inset calc(2px * var(--forward)) 0 var(--color-accent);
  }
  & ul ul > li > a[aria-current] {
    margin-inline-start: -1px;
    padding-inline-start: calc(var(--space-4) + 1px);
  }
  /* A group whose pages are not loaded yet looks like one that is closed */
  & summary,
  & a[data-closed] {
    justify-content: space-between;
    padding-inline-end: var(--space-2);
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & :is(summary, [data-closed]) > svg {
    flex: none;
    transform: rotate(calc(-90deg * var(--forward)));
    transition: transform var(--motion);
  }
  & details[open] > summary > svg {
    transform: none;
  }
  & [data-current-group] > summary,
  & a[data-current-group] {
    color: var(--color-text);
  }
  /* A group that has a page of its own: link and switch share a line */
  & [data-linked] {
    padding-inline-end: 2.5rem;
  }
  & [data-linked] + details > summary {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    padding-inline: var(--space-2);
  }
  & [data-back] {
    margin-block-end: var(--space-2);
  }
  & [data-back] > svg {
    flex: none;
    scale: calc(-1 * var(--forward)) 1;
  }
  & > ul > li > p,
  & > ul > li > details > summary,
  & > ul > li > :is([data-linked], [data-closed]) {
    color: var(--color-text);
    font-weight: 600;
  }
  & > ul > li > a,
  & > ul > li > p,
  & > ul > li > details > summary {
    padding-inline-start: 0;
  }
  & > ul > li > a[aria-current] {
    margin-inline-start: calc(-1 * var(--space-3));
    padding-inline-start: var(--space-3);
  }
  & > ul > li > ul,
  & > ul > li > details > ul {
    margin-inline-start: 1px;
  }
  @media (width > 62.25em) {
    & a,
    & p,
    & summary {
      min-height: 32px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    interpolate-size: allow-keywords;
    & details::details-content {
      height: 0;
      overflow: clip;
      transition:
        height 150ms,
        content-visibility 150ms allow-discrete;
    }
    & details[open]::details-content {
      height: auto;
    }
  }
`
