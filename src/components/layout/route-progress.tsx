import { useRouteState } from "../../navigation/route-state"
import { Spinner } from "../ui/spinner"
import { ProgressBar } from "./progress-bar"

/** Shows that the next page is loading: a spinner after a short delay, a progress bar after a second. */
export function RouteProgress() {
  const loading = useRouteState(({ status }) => status === "loading")
  return (
    <>
      {loading && <Spinner label="Loading the page" />}
      <ProgressBar loading={loading} />
    </>
  )
}
