import styled from "@emotion/styled"
import { useState } from "react"
import type { FrameData } from "../../shared/frame"
import { site } from "../../browser/site"
import { Sidebar } from "../navigation/sidebar"
import { ArrowIcon } from "../ui/icons"
import { Alternates } from "./alternates"
import { NavbarLinks } from "./main-navigation"
import { ToolSwitch } from "./tool-switch"

interface MobileMenuPanelsProps {
  frame: FrameData
  path: string
}

/** The content of the menu on small windows: initially the page's sidebar if there is one, else the header's links. */
export function MobileMenuPanels({ frame, path }: MobileMenuPanelsProps) {
  const sidebar = frame.docPage?.sidebar
  const [main, setMain] = useState(false)

  if (sidebar && !main) {
    return (
      <>
        <Switch type="button" autoFocus onClick={() => setMain(true)}>
          <ArrowIcon /> Back to main menu
        </Switch>
        <Sidebar sidebar={sidebar} path={path} />
        <ToolSwitch />
      </>
    )
  }
  return (
    <>
      <nav aria-label="Main">
        <Items>
          <NavbarLinks items={site.navbar} path={path} />
        </Items>
      </nav>
      <Alternates frame={frame} path={path} />
      <ToolSwitch />
      {sidebar && (
        <Switch type="button" autoFocus data-forward onClick={() => setMain(false)}>
          Back to this section <ArrowIcon />
        </Switch>
      )}
    </>
  )
}

const Switch = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: 100%;
  min-height: 48px;
  margin-block: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  & > svg {
    scale: calc(-1 * var(--forward)) 1;
  }
  &[data-forward] > svg {
    scale: var(--forward) 1;
  }
`

const Items = styled.ul`
  padding-block: var(--space-2);
  list-style: none;
  & a {
    display: flex;
    align-items: center;
    min-height: 48px;
    color: var(--color-text);
    text-decoration: none;
  }
  & a[aria-current] {
    font-weight: 600;
    box-shadow: inset calc(2px * var(--forward)) 0 var(--color-accent);
    margin-inline-start: calc(-1 * var(--space-3));
    padding-inline-start: var(--space-3);
  }
`
