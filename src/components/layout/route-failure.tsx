import { useRouteState } from "../../navigation/route-state"
import { FailureBox } from "./failure-box"

/** The failure of the requested page, if it failed to load. */
export function RouteFailure() {
  const route = useRouteState()
  if (route.status === "loaded" || !route.failure) return null
  return <FailureBox {...route.failure} retrying={route.status === "loading"} />
}
