import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { mainId } from "../../browser/focus"
import { useRouteState } from "../../navigation/route-state"
import { CrashBoundary } from "./crash-boundary"
import { RouteFailure } from "./route-failure"

interface MainProps {
  path: string
  children: ReactNode
}

/** The main landmark. It has the route state as an attribute, so that nothing around it renders when the state changes. */
export function Main({ path, children }: MainProps) {
  const status = useRouteState((state) => state.status)
  return (
    <Landmark id={mainId} data-route-state={status}>
      <RouteFailure />
      <CrashBoundary resetKey={path}>{children}</CrashBoundary>
    </Landmark>
  )
}

const Landmark = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`
