import styled from "@emotion/styled"
import { linkState } from "../../shared/frame"
import type { NavbarItem } from "../../shared/site-config"
import { site } from "../../browser/site"
import { MenuButton } from "../ui/menu-button"
import { SiteLink } from "../ui/site-link"

interface MainNavigationProps {
  path: string
}

const left = site.navbar.filter(({ position }) => position === "left")
const right = site.navbar.filter(({ position }) => position === "right")

/** The header's links. Those on the right are shown if the window is wide enough, and always under "More". */
export function MainNavigation({ path }: MainNavigationProps) {
  return (
    <Nav aria-label="Main">
      <ul>
        <NavbarLinks items={left} path={path} />
      </ul>
      <ul data-side="right">
        <NavbarLinks items={right} path={path} />
      </ul>
      {right.length > 0 && (
        <MenuButton label="More">
          <NavbarLinks items={right} path={path} />
        </MenuButton>
      )}
    </Nav>
  )
}

interface NavbarLinksProps {
  items: readonly NavbarItem[]
  path: string
}

/** Links of the header, as list items; marked as current on their page and on pages of their section. */
export function NavbarLinks({ items, path }: NavbarLinksProps) {
  return items.map((item) => {
    const state = "to" in item ? linkState(item.to, path, site.sections) : undefined
    return (
      <li key={item.label}>
        <SiteLink
          link={item}
          className={state && "navbar__link--active"}
          aria-current={state === "page" ? "page" : state && "true"}
        />
      </li>
    )
  })
}

const Nav = styled.nav`
  display: flex;
  flex: 1 0 auto;
  gap: var(--bar-gap);
  font-size: var(--text-sm);
  & > ul {
    display: flex;
    gap: var(--bar-gap);
    list-style: none;
  }
  & > ul > li {
    display: flex;
  }
  & > ul a {
    position: relative;
    display: flex;
    align-items: center;
    color: var(--color-text-muted);
    text-decoration: none;
    white-space: nowrap;
  }
  & > ul a:hover {
    color: var(--color-text);
  }
  & > ul a[aria-current] {
    color: var(--color-text);
    font-weight: 600;
  }
  & > ul a[aria-current]::after {
    content: "";
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    background: var(--color-accent);
    forced-color-adjust: none;
  }
  & > div {
    align-self: center;
  }
  /* "More" has the links on the right, which are all shown without JavaScript */
  html:not([data-js]) & > div {
    display: none;
  }
  & > [data-side="right"] {
    margin-inline-start: auto;
  }
  @media (width < 85.25em) {
    & > [data-side="right"] {
      display: none;
    }
    html:not([data-js]) & {
      flex: 1;
      flex-wrap: wrap;
      row-gap: 0;
    }
    html:not([data-js]) & > ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-4);
      min-height: 44px;
      margin: 0;
    }
  }
  @media (width <= 62.25em) {
    display: none;
    html:not([data-js]) & {
      display: flex;
      flex: none;
      width: 100%;
      padding-block-end: var(--space-2);
    }
    html:not([data-js]) & a {
      min-height: 44px;
    }
  }
`
