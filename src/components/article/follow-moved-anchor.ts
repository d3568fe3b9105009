import { navigate, withPrefix } from "gatsby"
import { fetchJson } from "../../browser/fetch-json"
import { movedAnchorsPath, movedTarget, type MovedAnchors } from "../../shared/moved-anchors"

interface MissingAnchor {
  /** Path of the page. */
  path: string
  id: string
  /** The address that the reader has opened. */
  href: string
}

/**
 * Navigates to the new address of a moved heading, if there is one and the reader has not gone elsewhere meanwhile. It
 * replaces the history entry of the old address, so that back leads to where the reader came from.
 */
export async function followMovedAnchor({ path, id, href }: MissingAnchor): Promise<void> {
  const moved = await fetchJson(withPrefix(movedAnchorsPath)).catch(() => undefined)
  if (!moved) return // without a connection, the reader stays on the page
  const target = movedTarget(moved as MovedAnchors, path, id) // written by the build in this shape
  if (target === undefined || target === path + window.location.hash || window.location.href !== href) return
  navigate(target, { replace: true })
}
