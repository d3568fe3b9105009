import { type ArticleKind, isArticleKind } from "../../shared/article-kinds"
import { beginsAllWords, filterWords, hasAllWords } from "../../shared/filter-words"
import { groupBy } from "../../shared/group-by"
import { setParameters } from "../../shared/set-parameters"

/** An article as listed in the index. */
export interface ListedArticle {
  number: number
  /** Final path of the article. */
  slug: string
  title: string
  kind: ArticleKind
  answered: boolean
  /** Slugs of its tags. */
  tags: readonly string[]
  /** Topic; "" if it has none. */
  topic: string
  /** Number of other articles that refer to it. */
  references: number
}

/** Sort orders of the list; `topic` also groups it. */
export const articleOrders = {
  topic: "By topic",
  linked: "Most linked first",
  newest: "Newest first",
} as const
type ArticleOrder = keyof typeof articleOrders

/** Whether a string, from an address or a control, is a sort order. */
export function isArticleOrder(word: string): word is ArticleOrder {
  return Object.hasOwn(articleOrders, word)
}

/** The reader's filter. An empty string means any value. */
export interface ArticleFilter {
  /** Every word must be in the title or equal the number. */
  q: string
  /** Slug of a tag. */
  tag: string
  kind: ArticleKind | ""
  order: ArticleOrder
}

/** The initial filter: all articles by topic. */
export const noFilter: ArticleFilter = { q: "", tag: "", kind: "", order: "topic" }

/** Articles under one heading. */
export interface ArticleGroup {
  /** Id of the heading. */
  id: string
  /** "" for the single list of an order or filter without groups. */
  title: string
  articles: ListedArticle[]
  /** Number of articles that are listed initially; the others are shown on demand. */
  shown: number
}

/** The group of the articles without a topic, which comes last. */
const others = "Other"
/** Number of most-referenced articles above the topics. */
const maxLinked = 8
/** Number of a topic's articles that are listed initially. */
const shownOfTopic = 5
/** Number of articles that are listed initially in an order without groups. */
const shownOfAll = 40

/** Parses the filter of an address; unknown values are ignored. */
export function readFilter(search: string): ArticleFilter {
  const params = new URLSearchParams(search)
  const kind = params.get("kind") ?? ""
  const order = params.get("order") ?? ""
  return {
    q: params.get("q") ?? "",
    tag: params.get("tag") ?? "",
    kind: isArticleKind(kind) ? kind : "",
    order: isArticleOrder(order) ? order : noFilter.order,
  }
}

/** Writes a filter into the search part of an address; other parameters are kept. */
export function writeFilter(search: string, { tag, kind, q, order }: ArticleFilter): string {
  return setParameters(search, { tag, kind, q, order: order === noFilter.order ? "" : order })
}

/** Removes from a filter, which may come from an address, a tag that no article has. */
export function withKnownTag(filter: ArticleFilter, tags: readonly { slug: string }[]): ArticleFilter {
  return filter.tag === "" || tags.some(({ slug }) => slug === filter.tag) ? filter : { ...filter, tag: "" }
}

/** The articles that match a filter, in its order; by topic, those with a word that begins like the filter's are first. */
export function filterArticles(articles: readonly ListedArticle[], filter: ArticleFilter): ListedArticle[] {
  const words = filterWords(filter.q)
  const compare = comparisons[filter.order]
  return articles
    .filter(
      ({ kind, tags }) =>
        (filter.kind === "" || kind === filter.kind) && (filter.tag === "" || tags.includes(filter.tag)),
    )
    .map((article) => {
      const title = article.title.toLowerCase()
      const inTitle = words.filter((word) => word.replace(/^#/, "") !== String(article.number))
      return { article, matches: hasAllWords(title, inTitle), begins: beginsAllWords(title, inTitle) }
    })
    .filter(({ matches }) => matches)
    .sort(
      (a, b) =>
        (filter.order === "topic" ? Number(b.begins) - Number(a.begins) : 0) ||
        compare(a.article, b.article) ||
        b.article.number - a.article.number,
    )
    .map(({ article }) => article)
}

/**
 * Groups a filtered list under headings: first the most-referenced articles, then the others by topic, the largest topic
 * first. Each article is in one group. A list that the reader has filtered, or sorted in another order, is one group.
 */
export function groupArticles(articles: readonly ListedArticle[], filter: ArticleFilter): ArticleGroup[] {
  if (articles.length === 0) return []
  const narrowed = filter.q !== "" || filter.tag !== "" || filter.kind !== ""
  if (narrowed || filter.order !== "topic") {
    const shown = narrowed ? articles.length : shownOfAll
    return [{ id: "articles", title: "", articles: [...articles], shown }]
  }
  const first =
    articles.length > 2 * maxLinked ? [...articles].sort(comparisons.linked).slice(0, maxLinked) : []
  const rest = articles.filter((article) => !first.includes(article))
  const groups = [...groupBy(rest, ({ topic }) => topic || others)]
    .sort(
      ([one, its], [other, those]) =>
        Number(one === others) - Number(other === others) ||
        those.length - its.length ||
        one.localeCompare(other, "en"),
    )
    .map(([title, members]) => ({ id: headingId(title), title, articles: members, shown: shownOfTopic }))
  if (first.length === 0) return groups
  return [{ id: "most-linked", title: "Most linked", articles: first, shown: maxLinked }, ...groups]
}

function headingId(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")
}

const comparisons: Record<ArticleOrder, (a: ListedArticle, b: ListedArticle) => number> = {
  topic: (a, b) => b.references - a.references || a.title.localeCompare(b.title, "en"),
  linked: (a, b) => b.references - a.references,
  newest: () => 0,
}
