import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby"
import { useDocumentLocale } from "../../hooks/use-document-locale"
import { editionOf } from "../../shared/editions"
import type { PageData } from "../../shared/page-data"
import { pathBelow } from "../../shared/paths"
import { site } from "../../site.config"
import { useSearchModal } from "../search/use-search-modal"
import { SubscriberLinks } from "../subscriber/subscriber-links"
import { CrashBoundary } from "./crash-boundary"
import { Frame } from "./frame"

type PageFrameProps = WrapPageElementBrowserArgs | WrapPageElementNodeArgs

/** Puts the frame around Gatsby's page. Used by the browser and by the renderer alike, so that both agree. */
export function PageFrame({ element, props }: PageFrameProps) {
  const { announcement, docPage } = (props.data ?? {}) as PageData // every page's query has this shape or leaves it out
  const path = pathBelow(props.location.pathname, __PATH_PREFIX__)
  const search = useSearchModal()

  const shell = {
    announcement: announcement && { ...announcement, id: announcement.barId },
    sidebar: docPage?.sidebar,
    editions: docPage?.editions,
  }
  useDocumentLocale(editionOf(path, site).locale)

  return (
    <CrashBoundary resetKey={path}>
      <Frame shell={shell} path={path} onSearch={search.toggle} onSearchIntent={search.preload}>
        {element}
      </Frame>
      {search.modal}
      <SubscriberLinks key={path} />
    </CrashBoundary>
  )
}
