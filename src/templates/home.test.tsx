import type { PageProps } from "gatsby"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import HomePage from "./home"

vi.mock("gatsby", () => ({
  graphql: () => "",
  withPrefix: (path: string) => path,
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}))

test("the home page counts what exists, and has no links to missing pages", () => {
  const data = {
    site: {
      siteMetadata: { title: "Docs", tagline: "All of it." },
      home: { missingPaths: ["/support"], walkthroughs: 2 },
    },
    services: { totalCount: 1 },
    articles: { totalCount: 0 },
  }
  const props = { data } as unknown as PageProps<Queries.HomePageQuery> // the page reads nothing else
  const html = renderToStaticMarkup(<HomePage {...props} />)
  expect(html).toMatch(/<a [^>]*href="\/guides\/"[^>]*>2 walkthroughs</)
  expect(html).toMatch(/<a [^>]*href="\/reference\/services\/"[^>]*>1 service</)
  expect(html).not.toContain("articles")
  expect(html).toContain('href="/faq/"')
  expect(html).not.toContain('href="/support"')
})
