import { navigate, withPrefix } from "gatsby"
import { fetchJson } from "../../browser/fetch-json"
import { movedAnchorsPath, movedTarget, type MovedAnchors } from "../../shared/moved-anchors"
import { outputAnchor } from "../../shared/reference"

interface MissingAnchor {
  /** Path of the page. */
  path: string
  id: string
  /** The address that the reader has opened. */
  href: string
}

/**
 * Navigates to the new address of a heading or output, if there is one and the reader has not gone elsewhere meanwhile. It
 * replaces the history entry of the old address, so that back leads to where the reader came from.
 */
export async function followMovedAnchor({ path, id, href }: MissingAnchor): Promise<void> {
  // An old link has the output's name alone: the ids of outputs had no prefix then.
  const isOutput = document.getElementById(outputAnchor(id)) !== null
  const target = isOutput ? `${path}#${outputAnchor(id)}` : await movedHeading(path, id)
  if (target === undefined || target === path + window.location.hash || window.location.href !== href) return
  navigate(target, { replace: true })
}

async function movedHeading(path: string, id: string): Promise<string | undefined> {
  const moved = await fetchJson(withPrefix(movedAnchorsPath)).catch(() => undefined)
  if (!moved) return undefined // without a connection, the reader stays on the page
  return movedTarget(moved as MovedAnchors, path, id) // written by the build in this shape
}
