import { samePage } from "../../shared/paths"

/** Path with the path prefix, and fragment: a hit can be on the current page. */
type PathWithHash = Pick<Location, "pathname" | "hash">

let opened: { address: PathWithHash; query: string } | undefined

/** Remembers the opened hit with its query ("" for a saved hit) until its page is shown. */
export const openedHit = {
  set(address: PathWithHash, query: string): void {
    opened = { address, query }
  },
  /** Whether an address is that of the hit. */
  isAt({ pathname, hash }: PathWithHash): boolean {
    return opened !== undefined && opened.address.hash === hash && samePage(opened.address.pathname, pathname)
  },
  /** The query that led to an address; returned only once. */
  take(address: PathWithHash): string | undefined {
    if (!openedHit.isAt(address)) return undefined
    const query = opened?.query
    opened = undefined
    return query
  },
}
