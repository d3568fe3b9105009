import { createRoot } from "react-dom/client"
import { scriptAttribute } from "../../theme/color-mode"
import { RouteFailure } from "./route-failure"
import { mainId } from "./skip-link"

/**
 * Shows the failure of the document's own page above its text, which no component has taken over. What only works with
 * scripts gives way to what readers without scripts get.
 */
export function showFirstLoadFailure(): void {
  document.documentElement.removeAttribute(scriptAttribute)
  const place = document.createElement("div")
  document.getElementById(mainId)?.prepend(place)
  createRoot(place).render(<RouteFailure />)
}
