import styled from "@emotion/styled"
import { useRef } from "react"
import type { FrameData } from "../../shared/frame"
import { Alternates } from "./alternates"
import { ColorModeButton } from "./color-mode-button"
import { Logo } from "./logo"
import { MainNavigation } from "./main-navigation"
import { MobileMenu } from "./mobile-menu"
import { SearchButton } from "./search-button"
import { ToolSwitch } from "./tool-switch"
import { useHideOnScroll } from "./use-hide-on-scroll"

interface HeaderProps {
  frame: FrameData
  path: string
  onSearch: (query?: string) => void
}

/** The header. It is hidden when scrolling down and shown when scrolling up. */
export function Header({ frame, path, onSearch }: HeaderProps) {
  const bar = useRef<HTMLElement>(null)
  useHideOnScroll(bar, path)

  return (
    <Bar ref={bar} role="banner" className="navbar">
      <div>
        <MobileMenu frame={frame} path={path} />
        <Logo />
        <MainNavigation path={path} />
        <Tools>
          <DesktopOnly>
            <Alternates frame={frame} path={path} />
          </DesktopOnly>
          <DesktopOnly>
            <ToolSwitch />
          </DesktopOnly>
          <SearchButton onSearch={onSearch} />
          <ColorModeButton />
        </Tools>
      </div>
    </Bar>
  )
}

const Bar = styled.header`
  --bar-gap: min(1.1rem, 1.4vw);
  position: sticky;
  /* Not 0: on rotation, Chrome keeps the element at the window's top edge in place; with 0 that element is the header, not the text. */
  top: 1px;
  z-index: var(--layer-header);
  border-bottom: 1px solid var(--color-rule);
  background: var(--color-paper);
  box-shadow: 0 -1px var(--color-paper);
  transition: transform var(--motion);
  & > div {
    display: flex;
    gap: var(--bar-gap);
    max-width: var(--page-width);
    min-height: var(--header-height);
    margin-inline: auto;
    padding-inline: var(--gutter);
  }
  & > div > a,
  & > div > button {
    align-self: center;
  }
  html[data-header="hidden"] & {
    transform: translateY(calc(-100% - 2px));
  }
  /* In a low window, as at 400 % zoom, a sticky header would leave too little room for the text */
  @media (height <= 30em) {
    position: static;
  }
  @media (width <= 62.25em) {
    & > div {
      gap: min(var(--space-2), 4vw - 9px);
    }
    html:not([data-js]) & {
      position: static;
    }
    html:not([data-js]) & > div {
      flex-wrap: wrap;
    }
  }
`

/** Hidden in small windows, where the menu has this content. Without JavaScript there is no menu. */
const DesktopOnly = styled.div`
  display: contents;
  @media (width <= 62.25em) {
    html[data-js] & {
      display: none;
    }
  }
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  gap: min(var(--space-2), 4vw - 9px);
  margin-inline: auto calc(-1 * var(--space-3));
  font-size: var(--text-sm);
`
