import { follow } from "./show-target"

/** An entry of a reference, by its id, and its distance from the top of the window in pixels. */
export type Place = readonly [id: string, top: number]

/**
 * The first entry of a reference that begins in the window, else the last one that begins above it; `undefined` if there is none.
 * The one above is the second choice: after back, the height of an entry is an estimate, with which it can also end above the window.
 */
export function currentPlace(): Place | undefined {
  let place: Place | undefined
  for (const entry of document.querySelectorAll("[data-entry]")) {
    const { top, height } = entry.getBoundingClientRect()
    if (height === 0) continue // hidden by the filter
    if (top > window.innerHeight) break
    place = [entry.id, top]
    if (top >= 0) break
  }
  return place
}

/**
 * Scrolls to a position, and then until the entry of a place is where it was: entries that have not been in the window yet have an
 * estimated height (`content-visibility`), so the same position may show other entries.
 */
export function scrollToPlace(position: number, place: Place | undefined): void {
  window.scrollTo(0, position)
  const entry = place && document.getElementById(place[0])
  if (entry) follow(entry, () => window.scrollBy(0, entry.getBoundingClientRect().top - place[1]))
}
