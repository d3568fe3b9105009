import { expect, test } from "vitest"
import {
  everything,
  filterArticles,
  groupArticles,
  type ListedArticle,
  readFilter,
  writeFilter,
} from "./filter-articles"

function article(number: number, title: string, more: Partial<ListedArticle> = {}): ListedArticle {
  const slug = `/discussions/knowledge-base/${number}`
  return { number, slug, title, kind: "how-to", answered: true, tags: [], references: 0, ...more }
}

const articles = [
  article(3, "Upgrade the Reference Architecture", { kind: "upgrade", tags: ["terraform"], references: 1 }),
  article(12, "Pods exhaust the subnet", {
    kind: "troubleshooting",
    tags: ["kubernetes", "vpc"],
    references: 4,
  }),
  article(40, "Rename a VPC", { tags: ["vpc", "terraform"] }),
  article(41, "Ask for a refund"),
]

function numbers(filter: Partial<typeof everything>) {
  return filterArticles(articles, { ...everything, ...filter }).map(({ number }) => number)
}

test("without a filter all articles are listed by title", () => {
  expect(numbers({})).toEqual([41, 12, 40, 3])
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

test("most linked first; the newest of equals first", () => {
  expect(numbers({ order: "linked" })).toEqual([12, 3, 41, 40])
})

test("newest first", () => {
  expect(numbers({ order: "newest" })).toEqual([41, 40, 12, 3])
})

test("the list given stays as it was", () => {
  filterArticles(articles, everything)
  expect(articles.map(({ number }) => number)).toEqual([3, 12, 40, 41])
})

test("groups are topics in order, articles without one last", () => {
  const groups = groupArticles(filterArticles(articles, everything), everything)
  expect(
    groups.map(({ topic, articles: members }) => [topic, ...members.map(({ number }) => number)]),
  ).toEqual([
    ["kubernetes", 12],
    ["terraform", 3],
    ["vpc", 40],
    ["", 41],
  ])
})

test("a chosen tag is the only topic", () => {
  const filter = { ...everything, tag: "vpc" }
  expect(groupArticles(filterArticles(articles, filter), filter)).toEqual([
    { topic: "vpc", articles: [articles[1], articles[2]] },
  ])
})

test("other orders have no topics, and nothing has no groups", () => {
  const filter = { ...everything, order: "newest" } as const
  expect(groupArticles(articles, filter)).toEqual([{ topic: "", articles }])
  expect(groupArticles([], filter)).toEqual([])
})

test.each([
  ["", everything],
  ["?tag=vpc&kind=upgrade&q=nat+gateway", { tag: "vpc", kind: "upgrade", q: "nat gateway", order: "topic" }],
  ["?order=linked", { ...everything, order: "linked" }],
] as const)("the address %j stands for its filter and back", (search, filter) => {
  expect(readFilter(search)).toEqual(filter)
  expect(writeFilter(filter)).toBe(search)
})

test("unknown values in an address count as not given", () => {
  expect(readFilter("?kind=toString&order=constructor&page=2")).toEqual(everything)
})
