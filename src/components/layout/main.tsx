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

/** The page's own part of the document. Says how far the next page is, so that nothing around it has to render for it. */
export function Main({ path, children }: MainProps) {
  const { status } = useRouteState()
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
