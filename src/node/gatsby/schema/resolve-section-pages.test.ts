import { expect, test } from "vitest"
import { parseDocument } from "../../content/document"
import { contentLayout } from "../../content/layout"
import type { DocPageNode } from "../nodes/types"
import { sectionPages } from "./resolve-section-pages"
import { resolverContext } from "./test-support"

const pages = [
  { id: "guides/index", slug: "/guides/", sidebar: "main" },
  { id: "guides/vpc", slug: "/guides/vpc", sidebar: "main" },
  { id: "guides/deep/start", slug: "/guides/deep/start", sidebar: "main" },
  { id: "guides/deep/leaf", slug: "/guides/deep/leaf", sidebar: "main" },
  { id: "alone", slug: "/alone", sidebar: "main" },
].map((page) => ({ kind: "doc", file: "", title: "", label: "", ...page }))

const items = [
  { type: "link", depth: 0, label: "Start here", href: "/guides/" },
  { type: "category", depth: 0, label: "Guides", href: "/guides/" },
  { type: "page", depth: 1, label: "VPC", href: "/guides/vpc" },
  { type: "link", depth: 1, label: "Elsewhere", href: "https://example.com" },
  { type: "category", depth: 1, label: "Deep", href: "/guides/deep/start" },
  { type: "page", depth: 2, label: "Leaf", href: "/guides/deep/leaf" },
  { type: "category", depth: 1, label: "Without a page", href: null },
  { type: "category", depth: 0, label: "Other", href: "/other/" },
  { type: "page", depth: 1, label: "Below the other", href: "/other/below" },
  { type: "page", depth: 0, label: "Alone", href: "/alone" },
]

/** A context with these pages and this sidebar, that records queries. */
function contextWith(queries: object[] = []) {
  return resolverContext({
    getNodeById: ({ type }) =>
      type === "Sidebar" ? { name: "main", items } : { pages, partials: {}, codeFiles: {} },
    findAll: (query) => {
      queries.push(query)
      return Promise.resolve({ entries: [{ docId: "guides/vpc", document: { description: "A network." } }] })
    },
  })
}

const docusaurus = { project: ".", docs: [{ folder: "docs", route: "/docs" }], static: [] }

/** A page of a Docusaurus tree with the fields that are read. */
function page(docId: string, slug: string, body = "Text.") {
  const layout = contentLayout("content", process.cwd(), docusaurus)
  const { document } = parseDocument(layout, "docs/a.mdx", body)
  return { docId, slug, document } as DocPageNode
}

const list = 'import DocCardList from "@theme/DocCardList"\n\n<DocCardList />'
const labelsOf = async (node: DocPageNode) =>
  (await sectionPages(node, contextWith())).map(({ label }) => label)

test("an index lists the items one level below it, with one query; items that are not pages have no description", async () => {
  const queries: object[] = []
  expect(await sectionPages(page("guides/index", "/guides/"), contextWith(queries))).toEqual([
    { label: "VPC", href: "/guides/vpc", description: "A network." },
    { label: "Elsewhere", href: "https://example.com", description: "" },
    { label: "Deep", href: "/guides/deep/start", description: "" },
  ])
  expect(queries).toEqual([
    { type: "DocPage", query: { filter: { docId: { in: ["guides/vpc", "guides/deep/start"] } } } },
  ])
})

test("a page of a category that is no index lists its pages only if its text does", async () => {
  expect(await labelsOf(page("guides/deep/start", "/guides/deep/start"))).toEqual([])
  expect(await labelsOf(page("guides/deep/start", "/guides/deep/start", list))).toEqual(["Leaf"])
})

test("a page with none below it lists the others of its level if its text lists pages", async () => {
  expect(await labelsOf(page("guides/vpc", "/guides/vpc"))).toEqual([])
  expect(await labelsOf(page("guides/vpc", "/guides/vpc", list))).toEqual(["Elsewhere", "Deep"])
  expect(await labelsOf(page("alone", "/alone", list))).toEqual(["Start here", "Guides", "Other"])
})
