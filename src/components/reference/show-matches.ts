import type { EntryMatch } from "./filter-reference"

/** About as many entries as a window shows. */
const screenful = 8

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
 * Shows and hides entries and their rows, and headings left without entries. The first entries shown are marked
 * with `data-leading`: those are laid out in the very next frame.
 * @param matches one for each entry, in the order of the page
 * @returns the number of entries shown
 */
export function showMatches({ entries, groups }: RenderedEntries, matches: readonly EntryMatch[]): number {
  let count = 0
  let position = 0
  for (const group of groups) {
    const countBefore = count
    for (const end = position + group.size; position < end; position++) {
      const entry = entries[position]
      const match = matches[position]
      if (!entry || !match) continue
      setAttribute(entry.element, "hidden", !match.shown)
      if (!match.shown) continue
      setAttribute(entry.element, "data-leading", count < screenful)
      count++
      entry.rows.forEach((row, at) => setAttribute(row, "hidden", match.rows[at] === false))
    }
    setAttribute(group.element, "hidden", count === countBefore)
  }
  return count
}

/** Writes only what changes: each write makes the browser lay out again. */
function setAttribute(element: HTMLElement, name: string, present: boolean): void {
  if (element.hasAttribute(name) !== present) element.toggleAttribute(name, present)
}
