import { useCallback, useEffect, useRef, useState } from "react"
import { reloadIfGone } from "../../../navigation/failed-script"
import { countUnfiltered } from "../client/count-unfiltered"
import { indexName, loadClient } from "../client/load-client"
import { pageFilters } from "../client/page-filters"
import { chosenFacets, type FoundResults, readResults, resultRequests } from "./results-request"
import type { SearchAddress } from "../query/search-address"
import type { SearchHit } from "../client/search-hit"

interface ResultsView {
  /** The loaded results. Until the results of a new selection arrive, these are the results of the previous one. */
  found: FoundResults | undefined
  /** Why the last request failed. */
  failure: string | undefined
  retry: () => void
  showMore: () => void
}

/** What the last search loaded, for readers who come back from a hit. */
let kept: { search: string; found: FoundResults } | undefined

/** Everything that results depend on: the address, and the filters of the page. */
const searchOf = (address: SearchAddress) => JSON.stringify([address, pageFilters()])

const restored = (address: SearchAddress) =>
  kept?.search === searchOf(address) ? { ...kept.found, address } : undefined

/** The results of an address, loaded page by page. Stale responses are ignored. */
export function useResults(address: SearchAddress): ResultsView {
  const [found, setFound] = useState(() => restored(address))
  const [failure, setFailure] = useState<string>()
  const newest = useRef<object>(undefined)

  const load = useCallback(
    async (before: FoundResults | undefined, isRetry: boolean) => {
      const request = (newest.current = {})
      setFailure(undefined)
      try {
        const loaded = await search(address, before)
        if (newest.current !== request) return
        kept = { search: searchOf(address), found: loaded }
        setFound(loaded)
      } catch (error) {
        if (isRetry && (await reloadIfGone(error))) return
        if (newest.current === request) setFailure(error instanceof Error ? error.message : String(error))
      }
    },
    [address],
  )
  const current = found?.address === address ? found : undefined

  useEffect(() => {
    const before = restored(address)
    if (before) {
      setFailure(undefined)
      setFound(before)
    } else void load(undefined, false)
    return () => void (newest.current = undefined)
  }, [address, load])

  return {
    found,
    failure,
    retry: () => void load(current, true),
    showMore: () => void load(current, false),
  }
}

async function search(address: SearchAddress, before: FoundResults | undefined): Promise<FoundResults> {
  const { client } = await loadClient()
  const requests = resultRequests(address, before?.pages ?? 0, indexName)
  const found = readResults(address, await client.search<SearchHit>(requests), before)
  const isFilteredOut = found.total === 0 && chosenFacets(address).length > 0
  return isFilteredOut ? { ...found, unfiltered: await countUnfiltered(client, address.query) } : found
}
