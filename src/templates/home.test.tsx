import type { PageProps } from "gatsby"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import HomePage from "./home"

vi.mock("gatsby", () => ({
  graphql: () => "",
  withPrefix: (path: string) => path,
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}))

const pages = [
  { slug: "/guides/", walkthrough: null },
  { slug: "/guides/a/first", walkthrough: { position: 1 } },
  { slug: "/guides/a/second", walkthrough: { position: 2 } },
  { slug: "/guides/b/first", walkthrough: { position: 1 } },
  { slug: "/reference/services/networking/vpc", walkthrough: null },
]

test("the home page counts walkthroughs, not their steps", () => {
  const data = {
    site: { siteMetadata: { title: "Docs", tagline: "All of it." } },
    allDocPage: { nodes: pages },
    services: { totalCount: 1 },
    articles: { totalCount: 0 },
  }
  const props = { data } as unknown as PageProps<Queries.HomePageQuery> // the page reads nothing else
  const html = renderToStaticMarkup(<HomePage {...props} />)
  expect(html).toMatch(/<a [^>]*href="\/guides\/"[^>]*>2 walkthroughs</)
  expect(html).toMatch(/<a [^>]*href="\/reference\/services\/"[^>]*>1 service</)
  expect(html).not.toContain("articles")
})
