import type { PageProps } from "gatsby"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import type { HomeContext } from "../shared/page-context"
import HomePage from "./home"

vi.mock("gatsby", () => ({
  graphql: () => "",
  withPrefix: (path: string) => path,
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}))

const data = {
  site: {
    siteMetadata: { title: "Docs", tagline: "All of it." },
    home: { missingPaths: ["/support"], walkthroughs: 2 },
  },
  services: { totalCount: 1 },
  articles: { totalCount: 0 },
}

function rendered(pageContext: HomeContext): string {
  const props = { data, pageContext } as unknown as PageProps<Queries.HomePageQuery, HomeContext> // the page reads nothing else
  return renderToStaticMarkup(<HomePage {...props} />)
}

test("the home page counts what exists, and has no links to missing pages", () => {
  const html = rendered({ isOfProject: false })
  expect(html).toMatch(/<a [^>]*href="\/guides\/"[^>]*>2 walkthroughs</)
  expect(html).toMatch(/<a [^>]*href="\/reference\/services\/"[^>]*>1 service</)
  expect(html).not.toContain("articles")
  expect(html).toContain('href="/faq/"')
  expect(html).not.toContain('href="/support"')
})

test("the home page of a Docusaurus project has its name and the links of the header, and nothing of this site's", () => {
  const html = rendered({ isOfProject: true })
  expect(html).toMatch(/<h1>Docs<\/h1><p>All of it.<\/p>/)
  expect(html).toMatch(/<a [^>]*href="\/guides\/?"/)
  expect(html).not.toContain("AWS")
})
