import { isFailedScript } from "../navigation/failed-script"

/**
 * Loads the elements that a page's text holds and that are not defined yet. Call it when a page is on the screen: React
 * hydrates the text of MDX, which must not have changed before.
 */
export function loadElements(): void {
  if (!document.querySelector("main :not(:defined)")) return
  import("./index").catch((error: unknown) => {
    if (!isFailedScript(error)) throw error // nothing is hidden; the next page asks for the script again
  })
}
