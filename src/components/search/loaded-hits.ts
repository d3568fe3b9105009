import type { UseInfiniteHitsProps } from "react-instantsearch"
import type { SearchHit } from "./search-hit"

type Cache = NonNullable<UseInfiniteHitsProps<SearchHit & Record<string, unknown>>["cache"]>

let loaded: { search: string; hits: ReturnType<Cache["read"]> } | undefined

/** The pages of hits that the last search loaded, for a reader who comes back to them from a hit. */
export const loadedHits: Cache = {
  read: ({ state }) => (loaded?.search === searchOf(state) ? loaded.hits : null),
  write({ state, hits }) {
    loaded = { search: searchOf(state), hits }
  },
}

/** What decides which hits there are: everything but the number of the page. */
function searchOf({ page: _page, ...search }: Parameters<Cache["read"]>[0]["state"]): string {
  return JSON.stringify(search)
}
