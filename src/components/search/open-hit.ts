import { navigate, withPrefix } from "gatsby"
import type { KeyboardEvent } from "react"
import { isPlainClick } from "../../browser/plain-click"
import { addRecent, readSaved, type SavedHit, writeSaved } from "./saved-searches"
import { indexName } from "./load-client"
import { openedHit } from "./opened-hit"

/** Records that the reader opened a hit: it is added to the recent hits, and its page will mark the query's words. */
export function noteOpened(hit: SavedHit, query: string): void {
  writeSaved(indexName, addRecent(readSaved(indexName), hit))
  openedHit.set(new URL(withPrefix(hit.url), "http://site"), query)
}

/** Opens a hit from the keyboard. Returns whether it opens in this tab. */
export function openHit(hit: SavedHit, query: string, key: KeyboardEvent): boolean {
  const opensHere = isPlainClick(key)
  if (opensHere) {
    noteOpened(hit, query)
    void navigate(hit.url)
  } else window.open(withPrefix(hit.url), "_blank", "noopener")
  return opensHere
}
