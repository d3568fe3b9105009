import type { CreatePagesArgs } from "gatsby"
import { expect, test } from "vitest"
import { createArticlePages } from "./create-article-pages"
import { createCatalogPages } from "./create-catalog-pages"
import { createCategoryPages } from "./create-category-pages"
import { createDocPages } from "./create-doc-pages"
import { createHomePage } from "./create-home-page"
import { createTagPages } from "./create-tag-pages"

/** Runs a step with the result of its query. Returns the paths and contexts of the pages, and the messages of its errors. */
async function run(step: (args: CreatePagesArgs) => Promise<void>, result: object) {
  const pages: [string, object | undefined][] = []
  const errors: string[] = []
  await step({
    graphql: () => Promise.resolve(result),
    getNodesByType: () => [],
    actions: {
      createPage: ({ path, context }: { path: string; context?: object }) => pages.push([path, context]),
    },
    reporter: { panicOnBuild: (message: string) => errors.push(message) },
  } as unknown as CreatePagesArgs) // the used arguments
  return { pages, errors }
}

test("a category of the catalog lists its own services, and the catalog all of them", async () => {
  const slugs = ["/reference/services/networking/vpc", "/reference/services/security/bastion"]
  const nodes = [...slugs.map((slug) => ({ kind: "service", slug })), { kind: "doc", slug: "/guides/a" }]
  const { pages } = await run(createCatalogPages, { data: { allDocPage: { nodes } } })
  expect(pages.map(([path, context]) => [path, (context as { services: string }).services])).toEqual([
    ["/reference/services/", "reference/services/*/*"],
    ["/reference/services/networking/", "reference/services/networking/*"],
    ["/reference/services/security/", "reference/services/security/*"],
  ])
})

test("tags and categories have a page each", async () => {
  const tags = await run(createTagPages, { data: { allTag: { nodes: [{ slug: "ec-2" }] } } })
  expect(tags.pages).toEqual([["/tags/ec-2", { slug: "ec-2" }]])
  const nodes = [{ id: "category /category/a", slug: "/category/a" }]
  const categories = await run(createCategoryPages, { data: { allCategoryPage: { nodes } } })
  expect(categories.pages).toEqual([["/category/a", { id: "category /category/a" }]])
})

test.each([
  ["Could not list the documentation pages.", createDocPages],
  ["Could not list the knowledge-base articles.", createArticlePages],
  ["Could not list the tags.", createTagPages],
  ["Could not list the services.", createCatalogPages],
  ["Could not list the categories.", createCategoryPages],
  ["Could not look for a page at the root.", createHomePage],
])("a failed query, also one with a part of the data, stops the build: %s", async (message, step) => {
  const errors = [new Error("no such field")]
  for (const result of [{ errors }, { errors, data: {} }])
    expect(await run(step, result)).toEqual({ pages: [], errors: [message] })
})
