import type { HeadProps } from "gatsby"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import * as docPage from "./doc-page"
import * as servicePage from "./service-page"

vi.mock("gatsby", () => ({ graphql: () => "", withPrefix: (path: string) => path }))

/** Renders a page's head from only the data that the head reads. */
function headOf(
  { Head }: typeof docPage | typeof servicePage,
  unlisted: boolean,
  replacedBy: object | null = null,
): string {
  const data = {
    site: { siteMetadata: { siteUrl: "https://docs.example.com" } },
    docPage: {
      slug: "/a",
      title: "A",
      metaTitle: "A",
      description: "D",
      unlisted,
      replacedBy,
      breadcrumbs: [],
      questions: [],
      tags: [],
      lastUpdated: null,
      editions: [],
    },
  }
  const props = { data, location: { pathname: "/a" } } as unknown as HeadProps<Queries.DocPageQuery>
  return renderToStaticMarkup(<Head {...props} />)
}

test.each([
  ["page", docPage],
  ["service", servicePage],
])("search engines are asked not to list an unlisted %s", (_, template) => {
  const robots = '<meta name="robots" content="noindex"/>'
  expect(headOf(template, true)).toContain(robots)
  expect(headOf(template, false)).not.toContain(robots)
})

test.each([docPage, servicePage])("only a page that may be listed names its Markdown", (template) => {
  const markdown = '<link rel="alternate" type="text/markdown" href="https://docs.example.com/a.md"/>'
  expect(headOf(template, false)).toContain(markdown)
  expect(headOf(template, true)).not.toContain("text/markdown")
})

test("search engines are asked not to list a replaced page", () => {
  const robots = '<meta name="robots" content="noindex"/>'
  expect(headOf(docPage, false, { label: "New", href: "/new" })).toContain(robots)
})
