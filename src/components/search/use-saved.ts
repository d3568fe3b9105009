import { useCallback, useState } from "react"
import { indexName } from "./load-client"
import {
  readSaved,
  removeSaved,
  type SavedHit,
  type SavedSearches,
  toggleFavourite,
  writeSaved,
} from "./saved-searches"

/** The reader's recent and favourite hits, with functions to change them. */
export interface SavedHits {
  saved: SavedSearches
  toggleFavourite: (hit: SavedHit) => void
  remove: (hit: SavedHit) => void
}

/** The saved hits of this site's index. */
export function useSaved(): SavedHits {
  const [saved, setSaved] = useState<SavedSearches>(() => readSaved(indexName))
  const change = useCallback((next: SavedSearches) => {
    writeSaved(indexName, next)
    setSaved(next)
  }, [])
  return {
    saved,
    toggleFavourite: (hit) => change(toggleFavourite(saved, hit)),
    remove: ({ objectID }) => change(removeSaved(saved, objectID)),
  }
}
