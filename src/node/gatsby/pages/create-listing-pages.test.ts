import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { expect, test } from "vitest"
import type { CatalogContext } from "../../../shared/page-context"
import type { SiteConfig } from "../../../shared/site-config"
import { absolutePathOf } from "../nodes/content-paths"
import { NodeStore } from "../nodes/test-support"
import { createArticlePages } from "./create-article-pages"
import { createCatalogPages } from "./create-catalog-pages"
import { createCategoryPages } from "./create-category-pages"
import { createHomePage } from "./create-home-page"
import { createTagPages } from "./create-tag-pages"

interface CreatedPage {
  path: string
  component: string
  context?: object
}

/** The pages that a step creates for nodes of one type. */
function createdPages(
  step: (args: CreatePagesArgs) => void,
  type: string,
  nodes: readonly { id?: string; [field: string]: unknown }[],
): CreatedPage[] {
  const store = new NodeStore()
  for (const [index, node] of nodes.entries()) store.add(type, node.id ?? String(index), node)
  const created: CreatedPage[] = []
  const actions = { createPage: (page: CreatedPage) => created.push(page) }
  step({ ...store.args(), actions } as unknown as CreatePagesArgs) // the used arguments
  return created
}

test("a category of the catalog lists its own services, and the catalog all of them; both have the sidebar of the first", () => {
  const service = (id: string, slug: string) => ({ id, kind: "service", slug, docId: slug.slice(1) })
  const pages = createdPages(createCatalogPages, "DocPage", [
    service("c", "/reference/services/security/bastion"),
    service("b", "/reference/services/networking/vpc"),
    service("a", "/reference/services/networking/elb"),
    { kind: "doc", slug: "/reference/services/a", docId: "reference/services/a" },
  ])
  const contexts = pages.map(({ context }) => context as CatalogContext) // what the step creates
  expect(contexts.map(({ slug, services, first }) => [slug, services, first])).toEqual([
    ["/reference/services/", "reference/services/*/*", "a"],
    ["/reference/services/networking/", "reference/services/networking/*", "a"],
    ["/reference/services/security/", "reference/services/security/*", "c"],
  ])
})

test("tags and categories have a page each", () => {
  expect(createdPages(createTagPages, "Tag", [{ slug: "ec-2" }])).toEqual([
    { path: "/tags/ec-2", component: path.resolve("src/templates/tag.tsx"), context: { slug: "ec-2" } },
  ])
  expect(createdPages(createCategoryPages, "CategoryPage", [{ id: "a", slug: "/category/a" }])).toEqual([
    { path: "/category/a", component: path.resolve("src/templates/category.tsx"), context: { id: "a" } },
  ])
})

test("the component of an MDX article contains its file", () => {
  const articles = ["md", "mdx"].map((format) => ({
    id: format,
    slug: `/${format}`,
    file: `knowledge-base/7.${format}`,
    format,
  }))
  const component = path.resolve("src/templates/article.tsx")
  expect(createdPages(createArticlePages, "Article", articles)).toEqual([
    { path: "/md", component, context: { id: "md" } },
    {
      path: "/mdx",
      component: `${component}?__contentFilePath=${absolutePathOf("knowledge-base/7.mdx")}`,
      context: { id: "mdx" },
    },
  ])
})

test("the home page is not created if a page of the content has its address", () => {
  expect(createdPages(createHomePage, "DocPage", [{ slug: "/guides/a" }])).toMatchObject([
    { path: "/", component: path.resolve("src/templates/home.tsx") },
  ])
  expect(createdPages(createHomePage, "DocPage", [{ slug: "/" }])).toEqual([])
})

test("the context of the home page states whether the content is a Docusaurus project", () => {
  const contextsOf = (site: Pick<SiteConfig, "docusaurus">) =>
    createdPages((args) => createHomePage(args, site), "DocPage", []).map(({ context }) => context)
  expect(contextsOf({})).toEqual([{ isOfProject: false }])
  expect(contextsOf({ docusaurus: { project: ".", docs: [], static: [] } })).toEqual([{ isOfProject: true }])
})
