import type { SavedText } from "../../../shared/preview-events"
import type { SortedProblems } from "../../report/problem"

/** An open page of a preview. */
export interface PreviewListener {
  /** Called at once with the current problems, and after each change of the content with the new ones. */
  onProblems(found: SortedProblems): void
  /** Called with the text of each saved page, if it can be shown before Gatsby has updated the page. */
  onSaved(text: SavedText): void
}

/** Passes the problems of the content, and saved texts, to the listeners of a preview. */
export class PreviewListeners {
  /** The current problems: none before the first check. */
  found: SortedProblems = { errors: [], warnings: [] }
  private readonly listeners = new Set<PreviewListener>()

  /** @returns a function that unsubscribes */
  subscribe(listener: PreviewListener): () => void {
    this.listeners.add(listener)
    listener.onProblems(this.found)
    return () => this.listeners.delete(listener)
  }

  announceProblems(found: SortedProblems): void {
    this.found = found
    for (const { onProblems } of this.listeners) onProblems(found)
  }

  announceSaved(text: SavedText): void {
    for (const { onSaved } of this.listeners) onSaved(text)
  }
}
