import { navigate, withPrefix } from "gatsby"
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
  const response = await fetch(withPrefix(movedAnchorsPath)).catch(() => undefined)
  if (!response?.ok) return // without a connection, the reader stays on the page
  const target = movedTarget((await response.json()) as MovedAnchors, path, id) // written by the build
  if (target === undefined || target === path + window.location.hash || window.location.href !== href) return
  navigate(target, { replace: true })
}
