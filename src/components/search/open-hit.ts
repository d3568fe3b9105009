import { navigate, withPrefix } from "gatsby"
import type { KeyboardEvent, MouseEvent } from "react"
import { isPlainClick } from "../../browser/plain-click"
import { readAddress } from "../../shared/search/read-address"
import { addRecent, readSaved, type SavedHit, writeSaved } from "./saved-searches"
import { indexName } from "./load-client"
import { openedHit } from "./opened-hit"

/**
 * Records that the reader opens a hit: it is added to the recent hits, and if it opens in this tab, its page will mark the
 * query's words.
 * @returns whether it opens in this tab
 */
export function noteOpened(hit: SavedHit, query: string, event: KeyboardEvent | MouseEvent): boolean {
  writeSaved(indexName, addRecent(readSaved(indexName), hit))
  const opensHere = isPlainClick(event)
  // The words of an address are not those of the page's text.
  const words = readAddress(query) ? "" : query
  if (opensHere) openedHit.set(new URL(withPrefix(hit.url), "http://site"), words)
  return opensHere
}

/** Opens a hit from the keyboard. Returns whether it opens in this tab. */
export function openHit(hit: SavedHit, query: string, key: KeyboardEvent): boolean {
  const opensHere = noteOpened(hit, query, key)
  if (opensHere) void navigate(hit.url)
  else window.open(withPrefix(hit.url), "_blank", "noopener")
  return opensHere
}
