import { navigate, withPrefix } from "gatsby"
import type { KeyboardEvent } from "react"
import { isPlainClick } from "../../browser/plain-click"
import { addRecent, readSaved, type SavedHit, writeSaved } from "./saved-searches"
import { indexName } from "./load-client"
import { openedHit } from "./opened-hit"

/** Notes that the reader opened a hit: it becomes a recent one, and its page will show it and mark the query's words. */
export function noteOpened(hit: SavedHit, query: string): void {
  writeSaved(indexName, addRecent(readSaved(indexName), hit))
  openedHit.set(new URL(withPrefix(hit.url), "http://site"), query)
}

/** Opens a hit from the keyboard. Returns whether it takes the place of the page, and not another tab. */
export function openHit(hit: SavedHit, query: string, key: KeyboardEvent): boolean {
  const opensHere = isPlainClick(key)
  if (opensHere) {
    noteOpened(hit, query)
    void navigate(hit.url)
  } else window.open(withPrefix(hit.url), "_blank", "noopener")
  return opensHere
}
