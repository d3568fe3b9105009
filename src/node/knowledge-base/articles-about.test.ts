import { expect, test } from "vitest"
import { articlesAbout as articlesOf } from "./articles-about"

const article = (number: number, body: string) => ({ number, slug: `/kb/${number}`, body })

const articlesAbout = (articles: ReturnType<typeof article>[]) =>
  articlesOf(articles, (_, address) => /^\/[^#]*/.exec(address)?.[0])

test("a page has the articles that link to it, each once, the most linked first", () => {
  const about = articlesAbout([
    article(1, "See [the network](/guides/vpc) and [again](/guides/vpc/)."),
    article(2, "See [the network](/guides/vpc)."),
    article(3, "See [one](/kb/2) and [a release](https://example.com/guides/vpc)."),
    article(4, "See [its cost][cost].[^note]\n\n[^note]: /guides/eks\n[cost]: /guides/vpc#cost 'Costs'"),
  ])
  expect(about.get("/guides/vpc")).toEqual([2, 4, 1])
  expect(about.get("/kb/2")).toEqual([3])
  expect(about.has("/guides/eks")).toBe(false)
})

test("links to an article count with and without a trailing slash", () => {
  const about = articlesAbout([
    { ...article(1, "[x](/faq)"), slug: "/kb/1/" },
    article(2, "[x](/faq)"),
    article(3, "[first](/kb/1)"),
  ])
  expect(about.get("/faq")).toEqual([1, 2])
})

test("of many articles the first four are shown, the newest of equals first", () => {
  const about = articlesAbout([1, 2, 3, 4, 5].map((number) => article(number, "[x](/faq/)")))
  expect(about.get("/faq")).toEqual([5, 4, 3, 2])
})
