import type { HeadProps } from "gatsby"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { Head } from "./article"

vi.mock("gatsby", () => ({ graphql: () => "", withPrefix: (path: string) => path }))

/** Renders an article's head from only the data that the head reads. */
function headOf(replacedBy: object | null): string {
  const data = {
    site: { siteMetadata: { siteUrl: "https://docs.example.com" } },
    article: {
      slug: "/knowledge-base/discussions/3",
      title: "A",
      metaTitle: "A",
      description: "D",
      question: "Q",
      answer: "",
      answered: false,
      replacedBy,
      tags: [],
      lastUpdated: null,
    },
  }
  const props = {
    data,
    location: { pathname: data.article.slug },
  } as unknown as HeadProps<Queries.ArticleQuery>
  return renderToStaticMarkup(<Head {...props} />)
}

test("search engines are asked not to list an article that a current page replaces", () => {
  const robots = '<meta name="robots" content="noindex"/>'
  expect(headOf({ label: "New", href: "/new" })).toContain(robots)
  expect(headOf(null)).not.toContain(robots)
})
