import { expect, test } from "vitest"
import type { DocPageNode } from "../nodes/types"
import { sectionPages } from "./resolve-section-pages"
import { resolverContext } from "./test-support"

const pages = [
  { id: "guides/index", slug: "/guides/", sidebar: "main" },
  { id: "guides/vpc", slug: "/guides/vpc" },
  { id: "guides/deep/leaf", slug: "/guides/deep/leaf" },
].map((page) => ({ kind: "doc", file: "", title: "", label: "", ...page }))

const items = [
  { type: "category", depth: 0, label: "Guides", href: "/guides/" },
  { type: "page", depth: 1, label: "VPC", href: "/guides/vpc" },
  { type: "link", depth: 1, label: "Elsewhere", href: "https://example.com" },
  { type: "category", depth: 1, label: "Deep" },
  { type: "page", depth: 2, label: "Leaf", href: "/guides/deep/leaf" },
  { type: "category", depth: 0, label: "Other", href: "/other/" },
  { type: "page", depth: 1, label: "Below the other", href: "/other/below" },
]

test("an index lists the items one level below it, with one query; items that are not pages have no description", async () => {
  const queries: object[] = []
  const context = resolverContext({
    getNodeById: ({ type }) => (type === "Sidebar" ? { name: "main", items } : { pages }),
    findAll: (query) => {
      queries.push(query)
      return Promise.resolve({ entries: [{ docId: "guides/vpc", document: { description: "A network." } }] })
    },
  })
  const index = { docId: "guides/index", slug: "/guides/" } as DocPageNode // the fields that are read
  expect(await sectionPages(index, context)).toEqual([
    { label: "VPC", href: "/guides/vpc", description: "A network." },
    { label: "Elsewhere", href: "https://example.com", description: "" },
  ])
  expect(queries).toEqual([{ type: "DocPage", query: { filter: { docId: { in: ["guides/vpc"] } } } }])
})
