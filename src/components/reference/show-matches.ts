import type { EntryMatch } from "./filter-reference"

/** The rendered parts that a filter shows and hides. Looked up once: they stay as long as the page does. */
export interface RenderedEntries {
  entries: { element: HTMLElement; rows: HTMLElement[] }[]
  /** Headings with their entries, each with the number of entries. */
  groups: { element: HTMLElement; size: number }[]
}

/** Finds what is rendered, in the order of the page. */
export function findEntries(root: HTMLElement): RenderedEntries {
  const find = (from: HTMLElement, selector: string) => [...from.querySelectorAll<HTMLElement>(selector)]
  return {
    entries: find(root, "[data-entry]").map((element) => ({ element, rows: find(element, "[data-row]") })),
    groups: find(root, "[data-entries]").map((element) => ({
      element,
      size: find(element, "[data-entry]").length,
    })),
  }
}

/**
 * Shows and hides entries and their rows, and headings left without entries.
 * @param matches one for each entry, in the order of the page
 * @returns the number of entries shown
 */
export function showMatches({ entries, groups }: RenderedEntries, matches: readonly EntryMatch[]): number {
  let count = 0
  let position = 0
  for (const group of groups) {
    let shownHere = 0
    for (const end = position + group.size; position < end; position++) {
      const entry = entries[position]
      const match = matches[position]
      if (!entry || !match) continue
      setHidden(entry.element, !match.shown)
      if (!match.shown) continue
      shownHere++
      entry.rows.forEach((row, at) => setHidden(row, match.rows[at] === false))
    }
    setHidden(group.element, shownHere === 0)
    count += shownHere
  }
  return count
}

/** Writes only what changes: each write makes the browser lay out again. */
function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden
}
