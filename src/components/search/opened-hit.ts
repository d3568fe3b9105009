import { samePage } from "../../shared/paths"

/** Path with the path prefix, and fragment: a hit can be on the current page. */
type Place = Pick<Location, "pathname" | "hash">

let opened: { place: Place; query: string } | undefined

/** Remembers the opened hit with its query ("" for a saved hit) until its page is shown. */
export const openedHit = {
  set(place: Place, query: string): void {
    opened = { place, query }
  },
  /** Whether an address is that of the hit. */
  isAt({ pathname, hash }: Place): boolean {
    return opened !== undefined && opened.place.hash === hash && samePage(opened.place.pathname, pathname)
  },
  /** The query that led to an address; returned only once. */
  take(place: Place): string | undefined {
    if (!openedHit.isAt(place)) return undefined
    const query = opened?.query
    opened = undefined
    return query
  },
}
