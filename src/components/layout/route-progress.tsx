import { useSyncExternalStore } from "react"
import { codeLoading } from "../../browser/code-loading"
import { useRouteState } from "../../navigation/route-state"
import { Spinner } from "../ui/spinner"
import { ProgressBar } from "./progress-bar"

/**
 * Shows that the next page is loading: a spinner after a short delay, a progress bar after a second. Code that the reader waits for
 * only has the spinner.
 */
export function RouteProgress() {
  const loading = useRouteState(({ status }) => status === "loading")
  const loadingCode = useSyncExternalStore(codeLoading.subscribe, codeLoading.get, () => false)
  return (
    <>
      {(loading || loadingCode) && <Spinner label={loading ? "Loading the page" : "Loading"} />}
      <ProgressBar loading={loading} />
    </>
  )
}
