import { expect, test } from "vitest"
import {
  noFilter,
  filterArticles,
  groupArticles,
  type ListedArticle,
  readFilter,
  withKnownTag,
  writeFilter,
} from "./filter-articles"

function article(number: number, title: string, more: Partial<ListedArticle> = {}): ListedArticle {
  const slug = `/discussions/knowledge-base/${number}`
  return { number, slug, title, kind: "how-to", answered: true, tags: [], topic: "", references: 0, ...more }
}

const articles = [
  article(3, "Upgrade the Reference Architecture", {
    kind: "upgrade",
    tags: ["terraform"],
    topic: "Code",
    references: 1,
  }),
  article(12, "Pods exhaust the subnet", {
    kind: "troubleshooting",
    tags: ["kubernetes", "vpc"],
    topic: "Clusters",
    references: 4,
  }),
  article(40, "Rename a VPC", { tags: ["vpc", "terraform"], topic: "Code" }),
  article(41, "Ask for a refund"),
]

function numbers(filter: Partial<typeof noFilter>) {
  return filterArticles(articles, { ...noFilter, ...filter }).map(({ number }) => number)
}

test("without a filter, all articles are listed, by number of links and then by title", () => {
  expect(numbers({})).toEqual([12, 3, 41, 40])
})

test.each([
  ["a word of the title in any case", { q: "VPC" }, [40]],
  ["part of a word", { q: "exhaus" }, [12]],
  ["all words, in any order", { q: " architecture  upgrade " }, [3]],
  ["a number", { q: "#12" }, [12]],
  ["no article", { q: "vpc lambda" }, []],
  ["a tag", { tag: "vpc" }, [12, 40]],
  ["a kind", { kind: "upgrade" }, [3]],
  ["a tag, a kind and a word", { tag: "vpc", kind: "troubleshooting", q: "pods" }, [12]],
] as const)("a filter finds %s", (_, filter, expected) => {
  expect(numbers(filter)).toEqual(expected)
})

test("words that begin like the filter are before those that contain it, unless the reader chose an order", () => {
  const some = [article(1, "A block fails", { references: 9 }), article(2, "Remove a stale lock")]
  const found = (filter: Partial<typeof noFilter>) =>
    filterArticles(some, { ...noFilter, q: "lock", ...filter }).map(({ number }) => number)
  expect(found({})).toEqual([2, 1])
  expect(found({ order: "linked" })).toEqual([1, 2])
})

test("most linked first; of equally linked ones, the newest first", () => {
  expect(numbers({ order: "linked" })).toEqual([12, 3, 41, 40])
})

test("newest first", () => {
  expect(numbers({ order: "newest" })).toEqual([41, 40, 12, 3])
})

test("the given list is not modified", () => {
  filterArticles(articles, noFilter)
  expect(articles.map(({ number }) => number)).toEqual([3, 12, 40, 41])
})

const contentOf = (groups: ReturnType<typeof groupArticles>) =>
  groups.map(({ id, title, articles: members }) => [id, title, ...members.map(({ number }) => number)])

test("groups are topics, the largest first; articles without a topic are last", () => {
  expect(contentOf(groupArticles(filterArticles(articles, noFilter), noFilter))).toEqual([
    ["code", "Code", 3, 40],
    ["clusters", "Clusters", 12],
    ["other", "Other", 41],
  ])
})

test("articles without a topic are last, also if they are the most", () => {
  const some = [article(1, "One"), article(2, "Two"), article(3, "Three", { topic: "Vaults" })]
  expect(groupArticles(some, noFilter).map(({ title }) => title)).toEqual(["Vaults", "Other"])
})

test("articles of a topic named Other are in the group of those without a topic", () => {
  const some = [article(1, "One", { topic: "Other" }), article(2, "Two", { topic: "" })]
  expect(contentOf(groupArticles(filterArticles(some, noFilter), noFilter))).toEqual([
    ["other", "Other", 1, 2],
  ])
})

test("a long list starts with the articles that most others refer to", () => {
  const many = Array.from({ length: 20 }, (_, number) =>
    article(number, `Question ${number}`, { topic: "CI/CD and Pipelines", references: number }),
  )
  const [first, topic] = groupArticles(filterArticles(many, noFilter), noFilter)
  expect(groupArticles(many.slice(0, 16), noFilter)).toHaveLength(1)
  expect(first).toMatchObject({ id: "most-linked", title: "Most linked", shown: 8 })
  expect(first?.articles.map(({ number }) => number)).toEqual([19, 18, 17, 16, 15, 14, 13, 12])
  expect(topic).toMatchObject({ id: "ci-cd-and-pipelines", title: "CI/CD and Pipelines", shown: 5 })
  expect(topic?.articles.map(({ number }) => number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
})

test.each([{ tag: "vpc" }, { kind: "how-to" }, { q: "vpc" }] as const)(
  "results of %j are one list without a heading, shown in full",
  (narrowed) => {
    const filter = { ...noFilter, ...narrowed }
    const found = filterArticles(articles, filter)
    expect(groupArticles(found, filter)).toEqual([
      { id: "articles", title: "", articles: found, shown: found.length },
    ])
  },
)

test("other orders have no topics, and an empty list has no groups", () => {
  const filter = { ...noFilter, order: "newest" } as const
  expect(groupArticles(articles, filter)).toEqual([{ id: "articles", title: "", articles, shown: 40 }])
  expect(groupArticles([], filter)).toEqual([])
})

test.each([
  ["", noFilter],
  ["?tag=vpc&kind=upgrade&q=nat+gateway", { tag: "vpc", kind: "upgrade", q: "nat gateway", order: "topic" }],
  ["?order=linked", { ...noFilter, order: "linked" }],
] as const)("the address %j is parsed into its filter and written back", (search, filter) => {
  expect(readFilter(search)).toEqual(filter)
  expect(writeFilter("", filter)).toBe(search)
  expect(writeFilter("?from=mail&kind=concept", filter)).toBe(writeFilter("?from=mail", filter))
})

test("unknown values in an address are ignored", () => {
  expect(readFilter("?kind=toString&order=constructor&page=2")).toEqual(noFilter)
  const tags = [{ slug: "vpc" }]
  expect(withKnownTag(readFilter("?tag=nope"), tags)).toEqual(noFilter)
  expect(withKnownTag(readFilter("?tag=vpc"), tags)).toEqual({ ...noFilter, tag: "vpc" })
})

test("topics in any script have headings of their own", () => {
  const topics = ["概要", "網路", "Réseau & VPC", "C++"]
  const listed = topics.map((topic, number) => article(number, topic, { topic }))
  const ids = groupArticles(listed, noFilter).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(["c-", "réseau-vpc", "概要", "網路"])
})
