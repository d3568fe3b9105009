import { readStorage, writeStorage } from "../../browser/storage"
import type { SearchHit } from "./search-hit"

/** A page or section that the reader opened from the search, as the old site stored it too. */
export type SavedHit = Pick<SearchHit, "objectID" | "url" | "type" | "anchor" | "hierarchy">

/** The reader's saved hits, newest first. */
export interface SavedSearches {
  recent: readonly SavedHit[]
  favourites: readonly SavedHit[]
}

const mostRecent = 7
const mostRecentBesideFavourites = 4
const mostFavourites = 10

const recentKey = (index: string) => `__DOCSEARCH_RECENT_SEARCHES__${index}`
const favouriteKey = (index: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${index}`

/** Puts a hit the reader has opened in front of the recent ones; favourites stay where they are. */
export function addRecent(saved: SavedSearches, hit: SearchHit | SavedHit): SavedSearches {
  if (saved.favourites.some(({ objectID }) => objectID === hit.objectID)) return saved
  return limited({ ...saved, recent: [savedHit(hit), ...without(saved.recent, hit.objectID)] })
}

/** Makes a recent hit a favourite, or a favourite a recent one again. */
export function toggleFavourite(saved: SavedSearches, hit: SavedHit): SavedSearches {
  if (saved.favourites.some(({ objectID }) => objectID === hit.objectID))
    return limited({ recent: [hit, ...saved.recent], favourites: without(saved.favourites, hit.objectID) })
  return limited({ recent: without(saved.recent, hit.objectID), favourites: [hit, ...saved.favourites] })
}

/** Forgets a hit. */
export function removeSaved({ recent, favourites }: SavedSearches, objectID: string): SavedSearches {
  return { recent: without(recent, objectID), favourites: without(favourites, objectID) }
}

function limited({ recent, favourites }: SavedSearches): SavedSearches {
  const kept = favourites.slice(0, mostFavourites)
  return {
    favourites: kept,
    recent: recent.slice(0, kept.length > 0 ? mostRecentBesideFavourites : mostRecent),
  }
}

function without(hits: readonly SavedHit[], objectID: string): SavedHit[] {
  return hits.filter((hit) => hit.objectID !== objectID)
}

function savedHit({ objectID, url, type, anchor, hierarchy }: SavedHit): SavedHit {
  return { objectID, url, type, anchor, hierarchy }
}

/** The saved hits of an index. What cannot be read counts as none. */
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

/** Stored hits that have what a link needs. */
export function parseHits(text: string | null): SavedHit[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(value) ? value.filter(isSavedHit) : []
  } catch {
    return [] // another program's value
  }
}

function isSavedHit(value: unknown): value is SavedHit {
  if (typeof value !== "object" || value === null) return false
  const { objectID, url, hierarchy } = value as Partial<SavedHit> // each is checked below
  // a browser reads "/\" and "/<tab>/" like "//", which leads to another host
  const leadsInside = typeof url === "string" && /^\/(?![/\\\s])/.test(url)
  return typeof objectID === "string" && leadsInside && isHierarchy(hierarchy)
}

function isHierarchy(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  return Object.values(value).every((title) => title === null || typeof title === "string")
}
