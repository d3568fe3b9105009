import { withPrefix } from "gatsby"
import type { KeyboardEvent, MouseEvent } from "react"
import { isPlainClick } from "../../browser/plain-click"
import { openPath } from "../../navigation/open-path"
import { splitAddress } from "../../shared/paths"
import { comparablePath, readAddress } from "../../shared/search/read-address"
import { addRecent, readSaved, type SavedHit, writeSaved } from "./saved-searches"
import { indexName } from "./client/load-client"
import { openedHit } from "./opened-hit"

/**
 * Records that the reader opens a hit: it is added to the recent hits, and if it opens in this tab, its page will mark the
 * query's words.
 * @returns whether it opens in this tab
 */
export function noteOpened(hit: SavedHit, query: string, event: KeyboardEvent | MouseEvent): boolean {
  writeSaved(indexName, addRecent(readSaved(indexName), hit))
  const opensHere = isPlainClick(event)
  const words = isAddressOf(hit, query) ? "" : query // the words of its address are not those of the page's text
  if (opensHere) openedHit.set(new URL(withPrefix(hit.url), "http://site"), words)
  return opensHere
}

/** Whether a query is the address of a hit. Words with a slash, such as "CI/CD", only look like one. */
function isAddressOf({ url }: SavedHit, query: string): boolean {
  return readAddress(query)?.paths.includes(comparablePath(splitAddress(url).path)) ?? false
}

/** Opens a hit from the keyboard. Returns whether it opens in this tab. */
export function openHit(hit: SavedHit, query: string, key: KeyboardEvent): boolean {
  const opensHere = noteOpened(hit, query, key)
  if (opensHere) openPath(hit.url)
  else window.open(withPrefix(hit.url), "_blank", "noopener")
  return opensHere
}
