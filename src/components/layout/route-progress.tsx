import { useRouteState } from "../../navigation/route-state"
import { Spinner } from "../ui/spinner"
import { ProgressBar } from "./progress-bar"

/** Tells that the next page is loading: after a moment by a spinner, after a second by a bar as well. */
export function RouteProgress() {
  const loading = useRouteState().status === "loading"
  return (
    <>
      {loading && <Spinner label="Loading the page" />}
      <ProgressBar loading={loading} />
    </>
  )
}
