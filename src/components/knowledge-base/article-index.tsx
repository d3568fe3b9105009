import styled from "@emotion/styled"
import { useMemo } from "react"
import { useAddressFilter } from "../../hooks/use-address-filter"
import { counted } from "../../shared/counted"
import { articlesTitle } from "../../shared/knowledge-base"
import type { Heading } from "../../shared/navigation"
import { knowledgeBaseTrail } from "../../shared/trails"
import { Columns } from "../layout/columns"
import { Breadcrumbs } from "../navigation/breadcrumbs"
import { TableOfContents } from "../navigation/table-of-contents"
import { searchAddress } from "../search/query/search-address"
import { Link } from "../ui/link"
import { ArticleFilterBar } from "./article-filter-bar"
import { ArticleList } from "./article-list"
import {
  noFilter,
  filterArticles,
  groupArticles,
  type ListedArticle,
  readFilter,
  withKnownTag,
  writeFilter,
} from "./filter-articles"

interface ArticleIndexProps {
  articles: readonly ListedArticle[]
  /** Tags of the articles, in display order. */
  tags: readonly { slug: string; name: string }[]
  /** The router's location, a new object after each navigation. */
  location: object
}

const form = { noFilter, read: readFilter, write: writeFilter }

/** All articles by topic, with a filter that is stored in the address. The server renders all articles. */
export function ArticleIndex({ articles, tags, location }: ArticleIndexProps) {
  const { filter: addressFilter, choose, type } = useAddressFilter(location, form)
  const filter = withKnownTag(addressFilter, tags)

  const found = useMemo(() => filterArticles(articles, filter), [articles, filter])
  const groups = useMemo(() => groupArticles(found, filter), [found, filter])
  const headings = useMemo(
    () => groups.flatMap(({ id, title }): Heading[] => (title === "" ? [] : [{ id, text: title, level: 2 }])),
    [groups],
  )

  // Within an element, so that the list stays where it is when a filter leaves no contents.
  const contents = (
    <div>
      <TableOfContents headings={headings} place="margin" />
    </div>
  )
  return (
    <Columns aside={contents}>
      <div data-contents="">
        <Breadcrumbs items={knowledgeBaseTrail()} />
        <h1>{articlesTitle}</h1>
        <Lead>Questions that engineers asked, with the answers that solved them.</Lead>
        <ArticleFilterBar filter={filter} tags={tags} onChoose={choose} onType={type} />
        <Count role="status">{countText(found.length, articles.length)}</Count>
        <TableOfContents headings={headings} place="bar" />
        {groups.length === 0 && (
          <Empty>
            No title matches all of these. Remove a word or a filter, or{" "}
            <Link to={searchAddress({ query: filter.q })}>search the whole documentation</Link>.
          </Empty>
        )}
        {groups.map((group) => (
          <ArticleList key={group.id} {...group} />
        ))}
      </div>
    </Columns>
  )
}

function countText(found: number, all: number): string {
  const total = counted(all, "article")
  return found === all ? total : `${found} of ${total}`
}

const Lead = styled.p`
  margin-block-start: var(--space-2);
  color: var(--color-text-muted);
`

const Count = styled.p`
  margin-block: var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`

const Empty = styled.p`
  padding: var(--space-6) var(--space-5);
  border: 1px dashed var(--color-control);
  color: var(--color-text-muted);
  text-align: center;
`
