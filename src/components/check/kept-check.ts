import { entryKey } from "../../navigation/history-entry"
import type { LinkedReport } from "../check-worker/messages"

/** The code of a reader and the last report on it. */
export interface KeptCheck {
  code: string
  report: LinkedReport | undefined
  /** Whether the code has changed since the report. */
  isEdited: boolean
}

/** The last check, for a reader who comes back from the page of an input. It is only in memory, so a reload discards it. */
let kept: (KeptCheck & { entry: string | undefined }) | undefined

/** Keeps a check for a history entry; see `entryKey`. */
export function keepCheck(entry: string | undefined, check: KeptCheck): void {
  kept = { entry, ...check }
}

/** The check that was kept for the current history entry; `undefined` in a new document, and on the server. */
export function keptCheck(): KeptCheck | undefined {
  return kept?.entry !== undefined && kept.entry === entryKey() ? kept : undefined
}
