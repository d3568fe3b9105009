import { useEffect, useState } from "react"
import { indexName } from "../client/load-client"
import {
  readSaved,
  removeSaved,
  type SavedHit,
  type SavedSearches,
  toggleFavorite,
  writeSaved,
} from "../saved-searches"

/** The reader's recent and favorite hits, with functions to change them. */
export interface SavedHits {
  saved: SavedSearches
  toggleFavorite: (hit: SavedHit) => void
  remove: (hit: SavedHit) => void
}

/**
 * The saved hits of this site's index.
 * @param isShown whether they are visible; they are read again each time, because hits opened in other tabs were added
 */
export function useSaved(isShown: boolean): SavedHits {
  const [saved, setSaved] = useState<SavedSearches>(() => readSaved(indexName))
  useEffect(() => {
    if (isShown) setSaved(readSaved(indexName))
  }, [isShown])
  const change = (edit: (before: SavedSearches) => SavedSearches) => {
    const next = edit(readSaved(indexName))
    writeSaved(indexName, next)
    setSaved(next)
  }
  return {
    saved,
    toggleFavorite: (hit) => change((before) => toggleFavorite(before, hit)),
    remove: ({ objectID }) => change((before) => removeSaved(before, objectID)),
  }
}
