import { navigate, withPrefix } from "gatsby"
import { decodePath } from "../shared/paths"

/**
 * Opens a page of this site. The page that is shown replaces its own history entry, so that back leads to the page before.
 * @param path without the path prefix
 */
export function openPath(path: string): void {
  const isShown = decodePath(withPrefix(path)) === decodePath(window.location.pathname)
  navigate(path, { replace: isShown })
}
