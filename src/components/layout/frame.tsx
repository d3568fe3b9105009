import styled from "@emotion/styled"
import type { ReactNode } from "react"
import type { FrameData } from "../../shared/frame"
import { Sidebar } from "../navigation/sidebar"
import { AnnouncementBar } from "./announcement-bar"
import { BackToTop } from "./back-to-top"
import { Footer } from "./footer"
import { Header } from "./header"
import { Main } from "./main"
import { RouteProgress } from "./route-progress"
import { SkipLink } from "./skip-link"

interface FrameProps {
  frame: FrameData
  /** The page's path, without the path prefix. */
  path: string
  /**
   * Toggles the search. Called by the search button, which passes the letter that the reader typed on it, if any; keyboard
   * shortcuts press the button.
   */
  onSearch: (query?: string) => void
  children: ReactNode
}

/** Id of the root element, as on the old site, on which style sheets and crawlers rely. */
const rootId = "__docusaurus"

/** Everything around a page. It stays mounted across pages, which keeps the sidebar's scroll position and open groups. */
export function Frame({ frame, path, onSearch, children }: FrameProps) {
  const { announcement } = frame
  const sidebar = frame.docPage?.sidebar

  return (
    <Root id={rootId}>
      <SkipLink />
      {announcement && <AnnouncementBar {...announcement} />}
      <Header frame={frame} path={path} onSearch={onSearch} />
      <RouteProgress />
      <Body data-sidebar={sidebar ? "" : undefined}>
        {sidebar && (
          <SidebarColumn key={sidebar.name}>
            <Sidebar sidebar={sidebar} path={path} />
          </SidebarColumn>
        )}
        <Main path={path}>{children}</Main>
      </Body>
      <Footer />
      <BackToTop />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  justify-content: flex-end;
  width: 100%;
  max-width: var(--page-width);
  margin-inline: auto;
  @media (width > 62.25em) {
    flex-direction: row;
  }
`

const SidebarColumn = styled.div`
  padding-inline: var(--gutter) var(--space-4);
  @media (width <= 62.25em) {
    html[data-js] & {
      display: none;
    }
  }
  @media (width > 62.25em) {
    position: sticky;
    top: var(--sticky-top);
    flex: none;
    width: calc(var(--sidebar-width) + var(--gutter));
    max-height: calc(100dvh - var(--sticky-top));
    /* The first entry is level with the breadcrumbs */
    padding-block: 1.875rem var(--space-5);
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--color-rule) transparent;
    align-self: flex-start;
    transition: top var(--motion);
    html[data-header="hidden"] & {
      top: 0;
      max-height: 100dvh;
    }
  }
`
