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
  const moved = await loadMovedAnchors().catch(() => undefined)
  if (!moved) return // without a connection, the reader stays on the page
  const target = movedTarget(moved, path, id)
  if (target === undefined || target === path + window.location.hash || window.location.href !== href) return
  navigate(target, { replace: true })
}

async function loadMovedAnchors(): Promise<MovedAnchors | undefined> {
  const response = await fetch(withPrefix(movedAnchorsPath))
  return response.ok ? ((await response.json()) as MovedAnchors) : undefined // written by the build
}
