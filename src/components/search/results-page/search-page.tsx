import styled from "@emotion/styled"
import { useEffect, useState } from "react"
import { sectionLabels } from "./facet-chips"
import { loadClient } from "../client/load-client"
import { readSearchAddress } from "../query/read-search-address"
import type { SearchAddress } from "../query/search-address"
import { SearchForm } from "./search-form"
import { SearchResults } from "./search-results"
import { searchTitle } from "./search-title"
import { StartSections } from "../start-sections"
import { WaitingResults } from "./waiting-results"

interface SearchPageProps {
  /** The address's query string. */
  search: string
  /** Labels of all tags. */
  tags: readonly string[]
}

// The index loads while React hydrates the page. The results report a failure.
if (typeof window !== "undefined") loadClient().catch(() => undefined)

const nothing: SearchAddress = { query: "", kinds: [], sections: [], tags: [] }

/** The search page with all results. Without JavaScript: the form, and links to the sections. */
export function SearchPage({ search, tags }: SearchPageProps) {
  // The query is unknown during server rendering, and the first render in the browser has to match it.
  const [read, setRead] = useState<SearchAddress>()
  const address = read ?? nothing
  const { query } = address
  useEffect(() => {
    let isWanted = true
    void readSearchAddress(search, { sections: sectionLabels, tags }).then((found) => {
      if (isWanted) setRead(found)
    })
    return () => void (isWanted = false)
  }, [search, tags])

  return (
    <Page>
      <h1>{searchTitle(query, ["“", "”"])}</h1>
      <SearchForm
        address={address}
        label="Search the documentation"
        placeholder="Type your search here"
        whileTyping
      />
      {!read ? (
        <WaitingResults address={address} />
      ) : query === "" ? (
        <StartSections />
      ) : (
        <SearchResults key={query} address={read} />
      )}
      <noscript>
        <p>Results need JavaScript.</p>
        <StartSections />
      </noscript>
    </Page>
  )
}

/** At least as high as the window, so that the footer is not visible while the results are loading. */
const Page = styled.div`
  display: grid;
  align-content: start;
  min-height: 100vh;
  gap: var(--space-5);
  & > h1 {
    overflow-wrap: anywhere;
  }
  /* Room for the second line that most queries need, because the query is only known after the first paint. */
  @media (width < 40em) {
    & > h1 {
      align-content: end;
      min-height: 2lh;
      font-size: var(--text-xl);
    }
  }
`
