import { type ArticleKind, isArticleKind } from "../../shared/article-kinds"

/** An article as the index lists it. */
export interface ListedArticle {
  number: number
  /** Final path of the article. */
  slug: string
  title: string
  kind: ArticleKind
  answered: boolean
  /** Slugs of its tags. */
  tags: readonly string[]
  /** The subject that it belongs to; "" for none. */
  topic: string
  /** How many other articles refer to it. */
  references: number
}

/** Orders of the list; `topic` also divides it into groups. */
export const articleOrders = {
  topic: "By topic",
  linked: "Most linked first",
  newest: "Newest first",
} as const
export type ArticleOrder = keyof typeof articleOrders

/** What the reader asked the list for. An empty text stands for any. */
export interface ArticleFilter {
  /** Every word must stand in the title, or be the number. */
  q: string
  /** Slug of a tag. */
  tag: string
  kind: ArticleKind | ""
  order: ArticleOrder
}

/** The list as it opens: everything, by topic. */
export const everything: ArticleFilter = { q: "", tag: "", kind: "", order: "topic" }

/** Articles below one heading. */
export interface ArticleGroup {
  /** Id of the heading. */
  id: string
  /** "" for the one list of an order or a filter that makes no groups. */
  title: string
  articles: ListedArticle[]
  /** How many are listed at once; the others open on demand. */
  shown: number
}

/** How many articles stand above the topics, because most others refer to them. */
const mostAsked = 8
/** How many articles of a topic are listed at once. */
const shownOfTopic = 5
/** How many articles of the whole list are shown at once where an order makes no groups. */
const shownOfAll = 40

/** The filter that an address asks for; unknown values count as not given. */
export function readFilter(search: string): ArticleFilter {
  const params = new URLSearchParams(search)
  const kind = params.get("kind") ?? ""
  const order = params.get("order") ?? ""
  return {
    q: params.get("q") ?? "",
    tag: params.get("tag") ?? "",
    kind: isArticleKind(kind) ? kind : "",
    order: Object.hasOwn(articleOrders, order) ? (order as ArticleOrder) : everything.order,
  }
}

/** The search part of an address that asks for a filter: "" for everything, else it starts with "?". */
export function writeFilter(filter: ArticleFilter): string {
  const params = new URLSearchParams()
  for (const name of ["tag", "kind", "q", "order"] as const)
    if (filter[name] !== everything[name]) params.set(name, filter[name])
  const text = params.toString()
  return text === "" ? "" : `?${text}`
}

/** The articles that a filter asks for, in its order. */
export function filterArticles(articles: readonly ListedArticle[], filter: ArticleFilter): ListedArticle[] {
  const words = filter.q.toLowerCase().split(/\s+/).filter(Boolean)
  const compare = comparisons[filter.order]
  return articles
    .filter(
      ({ title, number, kind, tags }) =>
        (filter.kind === "" || kind === filter.kind) &&
        (filter.tag === "" || tags.includes(filter.tag)) &&
        words.every(
          (word) => title.toLowerCase().includes(word) || word.replace(/^#/, "") === String(number),
        ),
    )
    .sort((a, b) => compare(a, b) || b.number - a.number)
}

/**
 * Divides a filtered list into what stands below one heading each: the articles that most others refer to, then the topics,
 * the largest first. What the reader narrowed down, or ordered otherwise, is one list.
 */
export function groupArticles(articles: readonly ListedArticle[], filter: ArticleFilter): ArticleGroup[] {
  if (articles.length === 0) return []
  const narrowed = filter.q !== "" || filter.tag !== "" || filter.kind !== ""
  if (narrowed || filter.order !== "topic") {
    const shown = narrowed ? articles.length : shownOfAll
    return [{ id: "articles", title: "", articles: [...articles], shown }]
  }
  const topics = new Map<string, ListedArticle[]>()
  for (const article of articles) topics.set(article.topic, [...(topics.get(article.topic) ?? []), article])
  const groups = [...topics]
    .sort(
      ([one, some], [other, others]) =>
        Number(one === "") - Number(other === "") || others.length - some.length || one.localeCompare(other),
    )
    .map(([topic, members]) => {
      const title = topic || "Other"
      return { id: headingId(title), title, articles: members, shown: shownOfTopic }
    })
  if (articles.length <= 2 * mostAsked) return groups
  const first = [...articles].sort(comparisons.linked).slice(0, mostAsked)
  return [{ id: "most-asked", title: "Most asked", articles: first, shown: mostAsked }, ...groups]
}

function headingId(title: string): string {
  return title.toLowerCase().replace(/[^a-z\d]+/g, "-")
}

const comparisons: Record<ArticleOrder, (a: ListedArticle, b: ListedArticle) => number> = {
  topic: (a, b) => b.references - a.references || a.title.localeCompare(b.title, "en"),
  linked: (a, b) => b.references - a.references,
  newest: () => 0,
}
