import { createRoot } from "react-dom/client"
import { mainId } from "../../browser/focus"
import { routeState } from "../../navigation/route-state"
import { scriptAttribute } from "../../theme/attributes"
import { RouteFailure } from "./route-failure"

/**
 * Shows the failure of the document's own page above its text, which has not been hydrated. Content that needs scripts is
 * replaced by the version for readers without JavaScript.
 */
export function showFirstLoadFailure(): void {
  document.documentElement.removeAttribute(scriptAttribute)
  const main = document.getElementById(mainId)
  if (!main) return
  const place = document.createElement("div")
  main.prepend(place)
  createRoot(place).render(<RouteFailure />)
  routeState.subscribe(() => main.setAttribute("data-route-state", routeState.get().status))
}
