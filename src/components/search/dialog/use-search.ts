import { useEffect, useRef, useState } from "react"
import type { RecordKind } from "../../../shared/search/record"
import { reloadIfGone } from "../../../navigation/failed-script"
import { countUnfiltered } from "../client/count-unfiltered"
import { indexName, loadClient } from "../client/load-client"
import { normalizeQuery } from "../query/normalize-query"
import { markEnd, markStart, type SearchHit } from "../client/search-hit"

/** State of the search for a query. */
export type SearchState =
  | { status: "idle" }
  /** `before` is the response to the previous query, which is shown until the new one arrives. */
  | { status: "searching"; before?: SearchAnswer }
  | { status: "found"; answer: SearchAnswer }
  | { status: "failed"; message: string; retry: () => void }

interface SearchAnswer {
  query: string
  /** Kinds by which the hits are filtered; empty for all kinds. */
  kinds: readonly RecordKind[]
  hits: SearchHit[]
  /** Total number of hits. */
  total: number
  /** If there are no hits, the number of hits of all kinds; otherwise `total`. */
  unfiltered: number
  /** Words and names of the query that no page contains. */
  missingWords: readonly string[]
}

/** The answer whose hits are shown in a state. */
export function shownAnswer(state: SearchState): SearchAnswer | undefined {
  if (state.status === "found") return state.answer
  return state.status === "searching" ? state.before : undefined
}

/** As many as the embedded index reranks by their texts. */
const hitsPerQuery = 10

/**
 * Searches while the reader types. A stale response is ignored.
 * @param kinds kinds by which hits are filtered; empty for all kinds
 */
export function useSearch(query: string, kinds: readonly RecordKind[]): SearchState {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<SearchState>({ status: "idle" })
  const wanted = query.trim()
  const lastAttempt = useRef(attempt)

  useEffect(() => {
    const isRetry = lastAttempt.current !== attempt
    lastAttempt.current = attempt
    let stale = false
    if (wanted === "") {
      setState({ status: "idle" })
      return
    }
    setState((before) => ({ status: "searching", before: shownAnswer(before) }))
    search(wanted, kinds).then(
      (answer) => {
        if (!stale) setState({ status: "found", answer })
      },
      async (error: unknown) => {
        if (isRetry && (await reloadIfGone(error))) return
        if (stale) return
        const message = error instanceof Error ? error.message : String(error)
        setState({ status: "failed", message, retry: () => setAttempt(attempt + 1) })
      },
    )
    return () => {
      stale = true
    }
  }, [wanted, kinds, attempt])

  return state
}

async function search(query: string, kinds: readonly RecordKind[]): Promise<SearchAnswer> {
  const { client } = await loadClient()
  const sought = normalizeQuery(query)
  const isFiltered = kinds.length > 0
  const response = await client.search<SearchHit>([
    {
      indexName,
      params: {
        query: sought,
        hitsPerPage: hitsPerQuery,
        facetFilters: isFiltered ? [kinds.map((kind) => `kind:${kind}`)] : undefined,
        attributesToSnippet: ["content:20"],
        highlightPreTag: markStart,
        highlightPostTag: markEnd,
      },
    },
  ])
  const [result] = response.results
  if (!result || !("hits" in result)) throw new Error("The search gave no answer.")
  const total = result.nbHits ?? result.hits.length
  const unfiltered = isFiltered && total === 0 ? await countUnfiltered(client, sought) : total
  return { query, kinds, hits: result.hits, total, unfiltered, missingWords: result.missingWords ?? [] }
}
