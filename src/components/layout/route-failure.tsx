import { useRouteState } from "../../navigation/route-state"
import { FailureBox } from "./failure-box"

/** The failure of the page asked for, if it failed. */
export function RouteFailure() {
  const route = useRouteState()
  if (route.status === "loaded" || !route.failure) return null
  return <FailureBox {...route.failure} retrying={route.status === "loading"} />
}
