import { navigate, withPrefix } from "gatsby"
import { addRecent, readSaved, type SavedHit, writeSaved } from "./saved-searches"
import { indexName } from "./load-client"
import { openedHit } from "./opened-hit"

/** What of a click or key decides where a hit opens. */
export interface OpenIntent {
  ctrlKey: boolean
  metaKey: boolean
  shiftKey?: boolean
  /** 0 for the main button and for keys. */
  button?: number
}

/** Whether the reader asked for another tab or window, which the browser opens by itself for links. */
export function wantsOtherTab({ ctrlKey, metaKey, shiftKey = false, button = 0 }: OpenIntent): boolean {
  return ctrlKey || metaKey || shiftKey || button !== 0
}

/** Notes that the reader opened a hit: it becomes a recent one, and its page will mark the query's words. */
export function noteOpened(hit: SavedHit, query: string): void {
  writeSaved(indexName, addRecent(readSaved(indexName), hit))
  if (query.trim() !== "") openedHit.set(new URL(withPrefix(hit.url), "http://site"), query)
}

/** Opens a hit from the keyboard. */
export function openHit(hit: SavedHit, query: string, intent: OpenIntent): void {
  if (wantsOtherTab(intent)) {
    window.open(withPrefix(hit.url), "_blank", "noopener")
    return
  }
  noteOpened(hit, query)
  void navigate(hit.url)
}
