import { samePage } from "../../shared/paths"

/** Path with the path prefix, and hash: a hit may lie on the page that is there already. */
type Place = Pick<Location, "pathname" | "hash">

let opened: { place: Place; query: string } | undefined

/** Remembers which hit the reader opened with which query, "" for one that was stored, until its place is there. */
export const openedHit = {
  set(place: Place, query: string): void {
    opened = { place, query }
  },
  /** The query that led to a place, once. */
  take({ pathname, hash }: Place): string | undefined {
    if (!opened || opened.place.hash !== hash || !samePage(opened.place.pathname, pathname)) return undefined
    const { query } = opened
    opened = undefined
    return query
  },
}
