import { readStorage, writeStorage } from "../../browser/storage"
import type { SearchHit } from "./client/search-hit"

/** A page or section that the reader opened from the search. The format is that of DocSearch, which the old site used. */
export type SavedHit = Pick<SearchHit, "objectID" | "url" | "type" | "anchor" | "hierarchy">

/** The reader's saved hits, newest first. */
export interface SavedSearches {
  recent: readonly SavedHit[]
  favorites: readonly SavedHit[]
}

const maxRecent = 7
const maxRecentBesideFavorites = 4
const maxFavorites = 10

const recentKey = (index: string) => `__DOCSEARCH_RECENT_SEARCHES__${index}`
const favoriteKey = (index: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${index}`

/** Adds an opened hit to the recent hits, at the start. Favorites are not changed. */
export function addRecent(saved: SavedSearches, hit: SearchHit | SavedHit): SavedSearches {
  if (saved.favorites.some(({ objectID }) => objectID === hit.objectID)) return saved
  return limited({ ...saved, recent: [savedHit(hit), ...without(saved.recent, hit.objectID)] })
}

/** Moves a hit from the recent hits to the favorites, or back. */
export function toggleFavorite(saved: SavedSearches, hit: SavedHit): SavedSearches {
  if (saved.favorites.some(({ objectID }) => objectID === hit.objectID))
    return limited({ recent: [hit, ...saved.recent], favorites: without(saved.favorites, hit.objectID) })
  return limited({ recent: without(saved.recent, hit.objectID), favorites: [hit, ...saved.favorites] })
}

/** Removes a hit. */
export function removeSaved({ recent, favorites }: SavedSearches, objectID: string): SavedSearches {
  return { recent: without(recent, objectID), favorites: without(favorites, objectID) }
}

function limited({ recent, favorites }: SavedSearches): SavedSearches {
  const kept = favorites.slice(0, maxFavorites)
  return {
    favorites: kept,
    recent: recent.slice(0, kept.length > 0 ? maxRecentBesideFavorites : maxRecent),
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
    favorites: parseHits(readStorage(favoriteKey(index))),
  })
}

/** Stores the saved hits of an index. */
export function writeSaved(index: string, { recent, favorites }: SavedSearches): void {
  writeStorage(recentKey(index), JSON.stringify(recent))
  writeStorage(favoriteKey(index), JSON.stringify(favorites))
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
