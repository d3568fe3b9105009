import { follow } from "./show-target"

/** An entry of a reference, by its id, and its distance from the top of the window in pixels. */
export type Place = readonly [id: string, top: number]

/** The first entry of a reference that is not above the window; `undefined` if there is none. */
export function currentPlace(): Place | undefined {
  for (const entry of document.querySelectorAll("[data-entry]")) {
    const { top, bottom } = entry.getBoundingClientRect()
    if (bottom > 0) return [entry.id, top]
  }
  return undefined
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
