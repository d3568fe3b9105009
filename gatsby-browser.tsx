import "./src/theme/global.css"
import "./src/theme/prose.css"
import "./src/theme/components.css"
import type { GatsbyBrowser } from "gatsby"
import { showFirstLoadFailure } from "./src/components/layout/first-load-failure"
import { PageFrame } from "./src/components/layout/page-frame"
import { loadPagesWithoutQuery } from "./src/hooks/gatsby-runtime"
import { arrive, forgiveFailedScripts, takeOverNavigation } from "./src/hooks/navigation"
import { mendPrefetch } from "./src/hooks/prefetch"
import { continueAt, scrollAfter } from "./src/hooks/scroll-position"
import { readyValue, scriptAttribute } from "./src/theme/color-mode"

forgiveFailedScripts()

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => <PageFrame {...args} />

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  loadPagesWithoutQuery()
  mendPrefetch()
  takeOverNavigation(showFirstLoadFailure)
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.setAttribute(scriptAttribute, readyValue)
}

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  scrollAfter(prevRouterProps?.location, location, getSavedScrollPosition(location)[1])
  return false
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  arrive(location.pathname)
  if (prevLocation) continueAt(prevLocation, location)
  if (ANALYTICS_ID !== null) void countView(ANALYTICS_ID, location)
}

async function countView(measurementId: string, location: Location): Promise<void> {
  try {
    const { sendPageView } = await import("./src/hooks/analytics")
    sendPageView(measurementId, location)
  } catch {
    // a view that is not counted is no concern of the reader's
  }
}
