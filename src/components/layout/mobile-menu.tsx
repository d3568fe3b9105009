import styled from "@emotion/styled"
import { type MouseEvent, useEffect } from "react"
import { isPlainClick } from "../../browser/plain-click"
import { useRouteState } from "../../navigation/route-state"
import { samePage } from "../../shared/paths"
import type { FrameData } from "../../shared/frame"
import { IconButton } from "../ui/button"
import { Dialog } from "../ui/dialog"
import { CloseIcon, MenuIcon } from "../ui/icons"
import { Logo } from "./logo"
import { MobileMenuPanels } from "./mobile-menu-panels"
import { useOverlay } from "./use-overlay"

interface MobileMenuProps {
  frame: FrameData
  path: string
}

/** Windows wider than 996 px, or more if the browser's font is larger, show the full header and the sidebar. */
const desktop = "(width > 62.25em)"

/**
 * The menu on small windows, and the button that opens it: the page's sidebar, if there is one, with a second panel for the header's
 * links. Closes on navigation, even if that fails, and when the window becomes wide.
 */
export function MobileMenu({ frame, path }: MobileMenuProps) {
  const { isOpen, open, close, leave } = useOverlay()
  const failed = useRouteState(({ status }) => status === "failed")
  useEffect(close, [close, path])
  useEffect(() => {
    const wide = window.matchMedia(desktop)
    const closeIfWide = () => {
      if (isOpen && wide.matches) close()
    }
    closeIfWide() // the forward button opens the menu in any window
    wide.addEventListener("change", closeIfWide)
    return () => wide.removeEventListener("change", closeIfWide)
  }, [isOpen, close])
  useEffect(() => {
    if (failed) close() // the failure is shown on the page
  }, [close, failed])

  const onClickCapture = (event: MouseEvent) => {
    const link = linkToSamePage(event)
    // the second click of a double click was meant for the button that the panel now covers
    if (event.detail > 1) {
      event.preventDefault()
      event.stopPropagation()
    } else if (link && !link.hash) {
      event.preventDefault()
      close()
    }
  }
  const closeOnTarget = (event: MouseEvent) => {
    if (linkToSamePage(event)?.hash) leave()
  }

  return (
    <>
      <Toggle
        type="button"
        aria-label="Open navigation"
        aria-expanded={isOpen}
        onClick={open}
        data-script-only
      >
        <MenuIcon />
      </Toggle>
      <Panel open={isOpen} onClose={close} label="Navigation">
        <div onClickCapture={onClickCapture} onClick={closeOnTarget}>
          <Top>
            <Logo />
            <IconButton type="button" aria-label="Close navigation" aria-expanded onClick={close}>
              <CloseIcon />
            </IconButton>
          </Top>
          <MobileMenuPanels frame={frame} path={path} />
        </div>
      </Panel>
    </>
  )
}

/** The clicked link, if it leads to the current page. */
function linkToSamePage(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest("a")
  const leadsHere = link && !link.target && samePage(link.pathname, window.location.pathname)
  return leadsHere && isPlainClick(event) ? link : undefined
}

const Toggle = styled(IconButton)`
  margin-inline-start: calc(-1 * var(--space-3));
  @media (width > 62.25em) {
    display: none;
  }
`

const Panel = styled(Dialog)`
  width: min(21rem, 90vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  border-block: 0;
  border-inline-start: 0;
  & > div {
    min-height: 100%;
    padding: 0 var(--gutter) var(--space-6);
  }
  @media (prefers-reduced-motion: no-preference) {
    @starting-style {
      transform: translateX(calc(-1rem * var(--forward)));
    }
  }
`

const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: var(--header-height);
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter) calc(var(--gutter) - var(--space-3));
  border-bottom: 1px solid var(--color-rule);
  background: var(--color-surface);
`
