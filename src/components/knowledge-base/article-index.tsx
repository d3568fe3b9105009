import styled from "@emotion/styled"
import { useAddressFilter } from "../../hooks/use-address-filter"
import { ArticleFilterBar } from "./article-filter-bar"
import { ArticleList } from "./article-list"
import {
  everything,
  filterArticles,
  groupArticles,
  type ListedArticle,
  readFilter,
  writeFilter,
} from "./filter-articles"

interface ArticleIndexProps {
  articles: readonly ListedArticle[]
  /** Labels of the tags that articles carry, in the order to offer them. */
  tags: readonly { slug: string; label: string }[]
  /** The router's: another object after each navigation. */
  location: object
}

const form = { everything, read: readFilter, write: writeFilter }

/** All articles, with a filter that is kept in the address. The server lists everything. */
export function ArticleIndex({ articles, tags, location }: ArticleIndexProps) {
  const { filter, choose, type } = useAddressFilter(location, form)

  const found = filterArticles(articles, filter)
  const labels = new Map(tags.map(({ slug, label }) => [slug, label]))

  return (
    <div>
      <ArticleFilterBar filter={filter} tags={tags} onChoose={choose} onType={type} />
      <Count role="status">{countText(found.length, articles.length)}</Count>
      {found.length === 0 ? (
        <Empty>
          <p>
            No article matches all of these. Remove a word or a filter, or search the whole documentation.
          </p>
        </Empty>
      ) : (
        groupArticles(found, filter).map(({ topic, articles: members }) => (
          <ArticleList
            key={topic}
            title={filter.order === "topic" ? (labels.get(topic) ?? "Other") : undefined}
            articles={members}
          />
        ))
      )}
    </div>
  )
}

function countText(found: number, all: number): string {
  const noun = all === 1 ? "article" : "articles"
  return found === all ? `${all} ${noun}` : `${found} of ${all} ${noun}`
}

const Count = styled.p`
  margin-block: var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`

const Empty = styled.div`
  padding: var(--space-6) var(--space-5);
  border: 1px dashed var(--color-control);
  color: var(--color-text-muted);
  text-align: center;
`
