import type { UseInfiniteHitsProps } from "react-instantsearch"
import type { SearchHit } from "./search-hit"

type Cache = NonNullable<UseInfiniteHitsProps<SearchHit & Record<string, unknown>>["cache"]>

let loaded: { search: string; hits: ReturnType<Cache["read"]> } | undefined

/** The hits that the last search loaded, for readers who come back from a hit. */
export const loadedHits: Cache = {
  read: ({ state }) => (loaded?.search === searchOf(state) ? loaded.hits : null),
  write({ state, hits }) {
    loaded = { search: searchOf(state), hits }
  },
}

/** Cache key of a search: its state without the page number. */
function searchOf({ page: _page, ...search }: Parameters<Cache["read"]>[0]["state"]): string {
  return JSON.stringify(search)
}
