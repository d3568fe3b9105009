import type { RecordKind } from "../../../shared/search/record"
import { limitQuery } from "./limit-query"

/** The parameters of the search page's address: a query and filters. */
export interface SearchAddress {
  query: string
  kinds: readonly RecordKind[]
  /** Labels of sections and of tags. */
  sections: readonly string[]
  tags: readonly string[]
}

/** Path and query string of the search page, without the path prefix. */
export function searchAddress({
  query,
  kinds = [],
  sections = [],
  tags = [],
}: Partial<SearchAddress>): string {
  const parameters = [
    ...(query ? [["q", limitQuery(query)]] : []),
    ...kinds.map((value) => ["kind", value]),
    ...sections.map((value) => ["section", value]),
    ...tags.map((value) => ["tag", value]),
  ]
  return parameters.length === 0 ? "/search" : `/search?${new URLSearchParams(parameters)}`
}
