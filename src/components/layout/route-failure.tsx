import { focusMain } from "../../browser/focus"
import { useRouteState } from "../../navigation/route-state"
import { FailureBox } from "./failure-box"

/** The failure of the requested page, if it failed to load. */
export function RouteFailure() {
  const failure = useRouteState((state) => (state.status === "loaded" ? undefined : state.failure))
  const retrying = useRouteState(({ status }) => failure !== undefined && status === "loading")
  if (!failure) return undefined
  const close = () => {
    focusMain() // the button is about to be removed
    failure.dismiss()
  }
  return <FailureBox {...failure} retrying={retrying} close={close} />
}
