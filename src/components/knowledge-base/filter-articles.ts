import { type ArticleKind, isArticleKind } from "../../shared/article-kinds"

/** An article as the index lists it. */
export interface ListedArticle {
  number: number
  /** Final path of the article. */
  slug: string
  title: string
  kind: ArticleKind
  answered: boolean
  /** Slugs of its tags; the first is its topic. */
  tags: readonly string[]
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

/** Articles below one heading; the heading is empty where the order has no groups. */
export interface ArticleGroup {
  /** Slug of the tag that the group is about; "" for none. */
  topic: string
  articles: ListedArticle[]
}

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

/** Divides a filtered list into what stands below one heading each. */
export function groupArticles(articles: readonly ListedArticle[], filter: ArticleFilter): ArticleGroup[] {
  if (articles.length === 0) return []
  if (filter.order !== "topic") return [{ topic: "", articles: [...articles] }]
  if (filter.tag !== "") return [{ topic: filter.tag, articles: [...articles] }]
  const groups = new Map<string, ListedArticle[]>()
  for (const article of articles) {
    const topic = article.tags[0] ?? ""
    groups.set(topic, [...(groups.get(topic) ?? []), article])
  }
  return [...groups]
    .map(([topic, members]) => ({ topic, articles: members }))
    .sort((a, b) => Number(a.topic === "") - Number(b.topic === "") || a.topic.localeCompare(b.topic, "en"))
}

const comparisons: Record<ArticleOrder, (a: ListedArticle, b: ListedArticle) => number> = {
  topic: (a, b) => a.title.localeCompare(b.title, "en"),
  linked: (a, b) => b.references - a.references,
  newest: () => 0,
}
