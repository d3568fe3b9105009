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

/** The reader's recent and favourite hits, and how to change them. */
export function useSaved() {
  const [saved, setSaved] = useState<SavedSearches>(() => readSaved(indexName))
  const change = useCallback((next: SavedSearches) => {
    writeSaved(indexName, next)
    setSaved(next)
  }, [])
  return {
    saved,
    toggleFavourite: (hit: SavedHit) => change(toggleFavourite(saved, hit)),
    remove: ({ objectID }: SavedHit) => change(removeSaved(saved, objectID)),
  }
}
