import styled from "@emotion/styled"
import { useEffect, useState } from "react"
import { useLateCode } from "../../hooks/use-late-code"
import { unsectioned } from "../../shared/sections"
import { site } from "../../site.config"
import { Link } from "../ui/link"
import { sectionStart } from "./no-results"
import { readSearchAddress, type SearchAddress } from "./search-address"
import { SearchFailure } from "./search-failure"
import { SearchForm } from "./search-form"

interface SearchPageProps {
  /** The address's query string. */
  search: string
  /** Labels of all tags. */
  tags: readonly string[]
}

const nothing: SearchAddress = { query: "", sections: [], tags: [] }
/** What records name as their sections. */
const sections = [...site.sections.map(({ label }) => label), unsectioned]

async function loadResults() {
  return (await import("./search-results")).SearchResults
}

/** The page of all results. Without JavaScript: the form, and where to look instead. */
export function SearchPage({ search, tags }: SearchPageProps) {
  // The server does not know the query; the first render in the browser has to agree with it.
  const [address, setAddress] = useState<SearchAddress>(nothing)
  const { code: Results, error, load, retry } = useLateCode(loadResults)
  const { query } = address
  useEffect(() => setAddress(readSearchAddress(search, { sections, tags })), [search, tags])
  useEffect(load, [load])

  return (
    <Page>
      <h1>{query === "" ? "Search the documentation" : `Search results for “${shortened(query)}”`}</h1>
      <SearchForm defaultValue={query} label="Search the documentation" placeholder="Type your search here" />
      {error ? (
        <SearchFailure title="The search could not be loaded." onRetry={retry} />
      ) : query !== "" ? (
        Results ? (
          <Results key={query} address={address} />
        ) : (
          <p role="status">Fetching new results…</p>
        )
      ) : (
        <Sections />
      )}
      <noscript>
        <p>Results need JavaScript.</p>
      </noscript>
    </Page>
  )
}

function Sections() {
  return (
    <>
      <p>Or start from a section:</p>
      <ul>
        {site.sections.map(({ label, path }) => (
          <li key={path}>
            <Link to={sectionStart(path)}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function shortened(query: string): string {
  return query.length > 120 ? `${query.slice(0, 120)}…` : query
}

const Page = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  & > h1 {
    overflow-wrap: anywhere;
  }
  & ul {
    padding-inline-start: 1.2em;
  }
`
