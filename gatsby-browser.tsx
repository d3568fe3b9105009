import "./src/theme/global.css"
import "./src/theme/prose.css"
import "./src/theme/components.css"
import type { GatsbyBrowser } from "gatsby"
import { followColorMode } from "./src/browser/color-mode"
import { replayEarlyUse } from "./src/browser/replay-early-use"
import { guardSessionStorage } from "./src/browser/session-storage"
import { followTool } from "./src/browser/tool"
import { trustBundles } from "./src/browser/trusted-types"
import { showFirstLoadFailure } from "./src/components/layout/first-load-failure"
import { PageFrame } from "./src/components/layout/page-frame"
import { loadElements } from "./src/elements/load-elements"
import { ignoreFailedScripts } from "./src/navigation/failed-script"
import { hideTargetUpdates } from "./src/navigation/history-entry"
import { controlNavigation, finishNavigation } from "./src/navigation/navigation"
import { controlScrolling, finishScroll, saveOpen, scrollAfter } from "./src/navigation/scroll-position"
import { contentAddedEvent } from "./src/shared/content-added-event"
import { structuredDataType } from "./src/shared/structured-data-type"
import { readyValue, scriptAttribute } from "./src/theme/attributes"

ignoreFailedScripts()

const preview =
  process.env.NODE_ENV === "development"
    ? import(/* webpackMode: "eager" */ "./src/preview/show-preview")
    : undefined

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => <PageFrame {...args} />

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  trustBundles()
  guardSessionStorage()
  hideTargetUpdates()
  controlNavigation(showFirstLoadFailure)
  controlScrolling()
  followColorMode()
  followTool()
  document.addEventListener(contentAddedEvent, loadElements)
  void preview?.then(({ showPreview }) => showPreview())
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.setAttribute(scriptAttribute, readyValue)
  replayEarlyUse()
}

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = saveOpen

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  scrollAfter(prevRouterProps?.location, location)
  return false
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation) removeStructuredData()
  finishNavigation()
  loadElements()
  finishScroll(prevLocation, location)
  void preview?.then(({ checkData }) => checkData())
  if (ANALYTICS_ID !== null) {
    const id = ANALYTICS_ID
    // Errors are ignored: a page view that was not counted does not concern the reader.
    import("./src/browser/analytics").then(({ sendPageView }) => sendPageView(id, location)).catch(() => {})
  }
}

/** Removes the structured data, which describes the page that the document was loaded for. */
function removeStructuredData(): void {
  for (const script of document.querySelectorAll(`script[type="${structuredDataType}"]`)) script.remove()
}
