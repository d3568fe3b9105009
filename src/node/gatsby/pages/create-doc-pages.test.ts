import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { expect, test } from "vitest"
import type { SidebarItem } from "../../../shared/navigation"
import { createContentIndex, sitePage } from "../../content/content-index"
import { absolutePathOf } from "../nodes/content-paths"
import { createDocPages } from "./create-doc-pages"

interface CreatedPage {
  path: string
  component: string
  context: object
}

/** A stored node of a page. */
const node = (file: string, fields: object = {}) => {
  const id = file.replace(/\.mdx?$/, "")
  const document = { body: "Text.", format: "md", frontMatter: {} }
  return { id, docId: id, slug: `/${id}`, kind: "doc", file, format: "md", document, ...fields }
}

/** The pages that are created for nodes, beside a sidebar with some of them. */
function createdPages(nodes: readonly object[], items: SidebarItem[] = []): CreatedPage[] {
  const created: CreatedPage[] = []
  const listed = items.flatMap(({ href, label }) =>
    href ? { ...sitePage(href, label), id: href.slice(1), sidebar: "main" } : [],
  )
  createDocPages(
    {
      getNodesByType: (type: string) => (type === "DocPage" ? nodes : []),
      actions: { createPage: (page: CreatedPage) => created.push(page) },
    } as unknown as CreatePagesArgs, // the used arguments
    createContentIndex(listed, [{ name: "main", items }]),
  )
  return created
}

test("each kind of page has a template for both formats; for MDX, the component contains the file", () => {
  const doc = path.resolve("src/templates/doc-page.tsx")
  const service = path.resolve("src/templates/service-page.tsx")
  const content = (file: string) => `?__contentFilePath=${absolutePathOf(file)}`
  const pages = createdPages([
    node("a.md"),
    node("b.mdx", { format: "mdx" }),
    node("c.md", { kind: "service" }),
    node("d.mdx", { kind: "service", format: "mdx" }),
  ])
  expect(pages).toEqual([
    { path: "/a", component: doc, context: { id: "a" } },
    { path: "/b", component: doc + content("b.mdx"), context: { id: "b" } },
    { path: "/c", component: service, context: { id: "c" } },
    { path: "/d", component: service + content("d.mdx"), context: { id: "d" } },
  ])
})

test("pages with goals and steps of a walkthrough use the guide template", () => {
  const step = (href: string): SidebarItem => ({ type: "page", depth: 1, label: href, href })
  const items: SidebarItem[] = [
    { type: "category", depth: 0, label: "Steps", steps: true },
    step("/first"),
    step("/second"),
  ]
  const document = { body: "Text.", format: "md", frontMatter: { goals: [] } }
  const pages = createdPages([node("first.md"), node("goals.md", { document }), node("other.md")], items)
  expect(pages.map(({ component }) => path.basename(component))).toEqual([
    "guide-page.tsx",
    "guide-page.tsx",
    "doc-page.tsx",
  ])
})

test("of two pages at the same address, with or without trailing slash, only the first by its file is created", () => {
  const slugs = ["/guides/", "/guides", "/faq", "/faq/", "/guides/vpc", "/guides/vpc"]
  const pages = createdPages(slugs.map((slug, index) => node(`${index}.md`, { slug })).toReversed())
  expect(pages.map(({ path, context }) => [path, context])).toEqual([
    ["/guides/", { id: "0" }],
    ["/faq", { id: "2" }],
    ["/guides/vpc", { id: "4" }],
  ])
})
