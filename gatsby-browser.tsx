import "./src/theme/global.css"
import "./src/theme/prose.css"
import type { GatsbyBrowser } from "gatsby"
import { PageFrame } from "./src/components/layout/page-frame"
import { routeState } from "./src/hooks/route-state"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => <PageFrame {...args} />

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) routeState.start()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  routeState.finish()
}
