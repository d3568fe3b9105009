import { graphql, type HeadFC, type PageProps } from "gatsby"
import { useMemo } from "react"
import { Columns } from "../components/layout/columns"
import { SiteHead } from "../components/layout/site-head"
import { writtenQuery } from "../components/search/query/read-search-address"
import { limitQuery, oneLine } from "../components/search/query/limit-query"
import { SearchPreloads } from "../components/search/results-page/search-preloads"
import { SearchPage } from "../components/search/results-page/search-page"
import { searchTitle } from "../components/search/results-page/search-title"
import { siteCardPath } from "../shared/paths"
import { siteOf } from "../shared/site-of"

export default function SearchRoute({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const tags = useMemo(() => data.allTag.nodes.map(({ label }) => label), [data])
  return (
    <Columns>
      <SearchPage search={location.search} tags={tags} />
    </Columns>
  )
}

/** The query in the address; empty during server rendering. The browser renders the head again. */
function readQuery(): string {
  return typeof window === "undefined" ? "" : limitQuery(oneLine(writtenQuery(window.location.search)))
}

export const Head: HeadFC<Queries.SearchPageQuery> = ({ data }) => (
  <>
    <SiteHead
      outsideDocs
      siteUrl={siteOf(data).siteUrl}
      slug="/search"
      title={searchTitle(readQuery(), ['"', '"'])}
      description="Search guides, the service reference, questions and error messages."
      image={siteCardPath}
      robots="noindex"
    />
    <SearchPreloads />
  </>
)

export const query = graphql`
  query SearchPage {
    ...Frame
    allTag {
      nodes {
        label
      }
    }
  }
`
