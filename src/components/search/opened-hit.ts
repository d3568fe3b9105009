import { samePage } from "../../shared/paths"

let opened: { path: string; query: string } | undefined

/** Remembers which hit the reader opened with which query, until its page is there. */
export const openedHit = {
  /** @param path path of the hit's page, with the path prefix */
  set(path: string, query: string): void {
    opened = { path, query }
  },
  /** The query that led to a page, once. */
  take(path: string): string | undefined {
    if (!opened || !samePage(opened.path, path)) return undefined
    const { query } = opened
    opened = undefined
    return query
  },
}
