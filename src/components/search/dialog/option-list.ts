import type { MouseEvent } from "react"
import type { SavedHit } from "../saved-searches"

/** The listbox of the search; the focus stays in the field. */
export interface OptionList {
  id: string
  /** Index of the active option, which Enter opens. */
  active: number
  onActive: (index: number) => void
  /** Called when the reader clicks an option. */
  onOpen: (hit: SavedHit, event: MouseEvent) => void
}

/** Id of an option's element. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
