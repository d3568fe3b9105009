import { navigate, withPrefix } from "gatsby"
import { movedAnchorsPath, movedTarget, type MovedAnchors } from "../../shared/moved-anchors"

/**
 * Goes to where a heading of a page moved, if the site knows. The old address leaves the history, so that going back
 * leads to where the reader came from.
 */
export async function followMovedAnchor(path: string, id: string): Promise<void> {
  const response = await fetch(withPrefix(movedAnchorsPath)).catch(() => undefined)
  if (!response?.ok) return // without connection: the page stays as it is
  const target = movedTarget((await response.json()) as MovedAnchors, path, id) // written by the build
  if (target === undefined || target === path + window.location.hash) return
  void navigate(target, { replace: true })
}
