import { expect, test, vi } from "vitest"
import { countTaggedPages, pagesOfTag } from "./resolve-tagged-pages"
import { resolverContext } from "./test-support"

const page = (title: string, slug: string, fields = {}) => ({
  document: { ...fields, title, slug, description: `About ${title}.` },
})

const nodes: Record<string, unknown[]> = {
  DocPage: [
    page("VPC", "/guides/vpc"),
    page("VPC", "/faq/vpc"),
    page("Draft of VPC", "/guides/draft", { isUnlisted: true }),
  ],
  Article: [page("Why a VPC?", "/discussions/knowledge-base/1")],
}

test("a tag whose address differs from its name lists the pages that name it", async () => {
  const findAll = vi.fn(() => Promise.resolve({ entries: [] }))
  await pagesOfTag({ slug: "networks", key: "vpc" }, resolverContext({ findAll }))
  expect(findAll).toHaveBeenCalledWith({ type: "DocPage", query: { filter: { tagKeys: { in: ["vpc"] } } } })
})

test("a tag lists its pages and articles by title, and no unlisted page", async () => {
  const context = resolverContext({ findAll: ({ type }) => Promise.resolve({ entries: nodes[type] ?? [] }) })
  expect(await pagesOfTag({ slug: "vpc" }, context)).toEqual([
    { title: "VPC", slug: "/faq/vpc", description: "About VPC.", section: "FAQ" },
    { title: "VPC", slug: "/guides/vpc", description: "About VPC.", section: "Guides" },
    {
      title: "Why a VPC?",
      slug: "/discussions/knowledge-base/1",
      description: "About Why a VPC?.",
      section: "Knowledge Base",
    },
  ])
  expect(await countTaggedPages({ slug: "vpc" }, context)).toBe(3)
})
