import { samePage } from "../../shared/paths"

/** Path with the path prefix, and fragment: a hit can be on the current page. */
type Place = Pick<Location, "pathname" | "hash">

let opened: { place: Place; query: string } | undefined

/** Remembers the opened hit with its query ("" for a saved hit) until its page is shown. */
export const openedHit = {
  set(place: Place, query: string): void {
    opened = { place, query }
  },
  /** The query that led to an address; returned only once. */
  take({ pathname, hash }: Place): string | undefined {
    if (!opened || opened.place.hash !== hash || !samePage(opened.place.pathname, pathname)) return undefined
    const { query } = opened
    opened = undefined
    return query
  },
}
