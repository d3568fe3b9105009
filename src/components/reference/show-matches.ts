import { countText, type EntryMatch } from "./filter-reference"

/** Approximate number of entries that fit into a window. */
const screenful = 8

/** The elements that a filter shows and hides. Looked up once, because they do not change while the page is shown. */
export interface RenderedEntries {
  entries: { element: HTMLElement; rows: HTMLElement[] }[]
  /** Headings with their entries, each with the number of entries and the element that shows it. */
  groups: { element: HTMLElement; size: number; count: HTMLElement | null }[]
}

/** Finds the rendered entries in page order. */
export function findEntries(root: HTMLElement): RenderedEntries {
  const find = (from: HTMLElement, selector: string) => [...from.querySelectorAll<HTMLElement>(selector)]
  return {
    entries: find(root, "[data-entry]").map((element) => ({ element, rows: find(element, "[data-row]") })),
    groups: find(root, "[data-entries]").map((element) => ({
      element,
      size: find(element, "[data-entry]").length,
      count: element.querySelector<HTMLElement>("[data-count]"),
    })),
  }
}

/**
 * Shows and hides entries, their rows, and headings without visible entries. The other headings show how many of their
 * entries are visible. The first visible entries are marked with `data-leading`, so that they get their layout in the next frame.
 * @param matches one per entry, in page order
 * @returns the number of visible entries
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
    const text = ` ${countText(count - countBefore, group.size)}`
    if (group.count && group.count.textContent !== text) group.count.textContent = text
  }
  return count
}

/** Writes an attribute only if it changes, because each write invalidates the layout. */
function setAttribute(element: HTMLElement, name: string, present: boolean): void {
  if (element.hasAttribute(name) !== present) element.toggleAttribute(name, present)
}
