import { readStorage, writeStorage } from "../../browser/storage"
import type { SearchHit } from "./search-hit"

/** A page or section that the reader opened from the search. The format is that of DocSearch, which the old site used. */
export type SavedHit = Pick<SearchHit, "objectID" | "url" | "type" | "anchor" | "hierarchy">

/** The reader's saved hits, newest first. */
export interface SavedSearches {
  recent: readonly SavedHit[]
  favourites: readonly SavedHit[]
}

const maxRecent = 7
const maxRecentBesideFavourites = 4
const maxFavourites = 10

const recentKey = (index: string) => `__DOCSEARCH_RECENT_SEARCHES__${index}`
const favouriteKey = (index: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${index}`

/** Adds an opened hit to the recent hits, at the start. Favourites are not changed. */
export function addRecent(saved: SavedSearches, hit: SearchHit | SavedHit): SavedSearches {
  if (saved.favourites.some(({ objectID }) => objectID === hit.objectID)) return saved
  return limited({ ...saved, recent: [savedHit(hit), ...without(saved.recent, hit.objectID)] })
}

/** Moves a hit from the recent hits to the favourites, or back. */
export function toggleFavourite(saved: SavedSearches, hit: SavedHit): SavedSearches {
  if (saved.favourites.some(({ objectID }) => objectID === hit.objectID))
    return limited({ recent: [hit, ...saved.recent], favourites: without(saved.favourites, hit.objectID) })
  return limited({ recent: without(saved.recent, hit.objectID), favourites: [hit, ...saved.favourites] })
}

/** Removes a hit. */
export function removeSaved({ recent, favourites }: SavedSearches, objectID: string): SavedSearches {
  return { recent: without(recent, objectID), favourites: without(favourites, objectID) }
}

function limited({ recent, favourites }: SavedSearches): SavedSearches {
  const kept = favourites.slice(0, maxFavourites)
  return {
    favourites: kept,
    recent: recent.slice(0, kept.length > 0 ? maxRecentBesideFavourites : maxRecent),
  }
}

function without(hits: readonly SavedHit[], objectID: string): SavedHit[] {
  return hits.filter((hit) => hit.objectID !== objectID)
}

function savedHit({ objectID, url, type, anchor, hierarchy }: SavedHit): SavedHit {
  return { objectID, url, type, anchor, hierarchy }
}

/** The saved hits of an index. Invalid stored values are ignored. */
export function readSaved(index: string): SavedSearches {
  return limited({
    recent: parseHits(readStorage(recentKey(index))),
    favourites: parseHits(readStorage(favouriteKey(index))),
  })
}

/** Stores the saved hits of an index. */
export function writeSaved(index: string, { recent, favourites }: SavedSearches): void {
  writeStorage(recentKey(index), JSON.stringify(recent))
  writeStorage(favouriteKey(index), JSON.stringify(favourites))
}

/** Parses stored hits; those without the fields that a link needs are ignored. */
export function parseHits(text: string | null): SavedHit[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(value) ? value.filter(isSavedHit) : []
  } catch {
    return [] // invalid JSON, written by other code
  }
}

function isSavedHit(value: unknown): value is SavedHit {
  if (typeof value !== "object" || value === null) return false
  const { objectID, url, hierarchy } = value as Partial<SavedHit> // each is checked below
  // browsers treat "/\" and "/<tab>/" like "//", which leads to another host
  const leadsInside = typeof url === "string" && /^\/(?![/\\\s])/.test(url)
  return typeof objectID === "string" && leadsInside && isHierarchy(hierarchy)
}

function isHierarchy(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  return Object.values(value).every((title) => title === null || typeof title === "string")
}
