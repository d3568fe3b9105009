import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby"
import { useEffect, useState } from "react"
import { opensAtTop } from "../../navigation/next-scroll"
import { editionOf } from "../../shared/editions"
import type { FrameData } from "../../shared/frame"
import { pagePath } from "../../shared/paths"
import { site } from "../../browser/site"
import { openedHit } from "../search/opened-hit"
import { usePageMarks } from "../search/page-marks/use-page-marks"
import { useSearchModal } from "../search/dialog/use-search-modal"
import { SubscriberLinks } from "../subscriber/subscriber-links"
import { CrashBoundary } from "./crash-boundary"
import { FirstScreenFirst } from "./first-screen-first"
import { Frame } from "./frame"

type PageResources = WrapPageElementBrowserArgs["props"]["pageResources"]
type PageFrameProps = WrapPageElementBrowserArgs | WrapPageElementNodeArgs

/** Wraps Gatsby's page in the frame, both in the browser and during server rendering. */
export function PageFrame({ element, props }: PageFrameProps) {
  const frame = (props.data ?? {}) as FrameData // every page's query has this shape or omits it
  const path = usePath(props)
  const search = useSearchModal()
  const marks = usePageMarks()
  // The marks of a search need the whole page.
  const isOpenedAtTop = opensAtTop(props.location) && !openedHit.isAt(props.location)

  const { code, direction } = editionOf(path, site).locale
  useEffect(() => {
    const root = document.documentElement
    // They differ after a link to another language. Setting a direction, even the same one, makes browsers restyle the page.
    if (root.lang !== code) root.lang = code
    if (root.dir !== direction) root.dir = direction
  }, [code, direction])

  return (
    <CrashBoundary resetKey={path} hasMain>
      <Frame frame={frame} path={path} onSearch={search.toggle}>
        <FirstScreenFirst.Provider value={isOpenedAtTop}>{element}</FirstScreenFirst.Provider>
      </Frame>
      {search.modal}
      {marks}
      <SubscriberLinks key={path} />
    </CrashBoundary>
  )
}

/** The file that the host serves for all addresses that do not exist. */
const notFoundFile = "/404.html"

/**
 * The page's path as in its slug: the server renders with slugs, browsers encode them. On the 404 page, the first render must
 * not use the address, like the server.
 */
function usePath({ location, pageResources }: PageFrameProps["props"]): string {
  const isNotFound = (pageResources as PageResources | undefined)?.page.path === notFoundFile // absent on the server
  const [hydrates, setHydrates] = useState(isNotFound)
  useEffect(() => setHydrates(false), [])
  return hydrates ? notFoundFile : pagePath(location.pathname, __PATH_PREFIX__)
}
