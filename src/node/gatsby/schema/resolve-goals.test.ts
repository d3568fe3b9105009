import { expect, test } from "vitest"
import type { DocPageNode } from "../nodes/types"
import { goalsOf } from "./resolve-goals"
import { resolverContext } from "./test-support"

const pages = [
  { id: "vpc/index", slug: "/vpc/", sidebar: "vpc" },
  { id: "vpc/deploy", slug: "/vpc/deploy", sidebar: "vpc" },
  { id: "vpc-peering", slug: "/vpc-peering" },
  { id: "style/index", slug: "/style/" },
  { id: "style/go", slug: "/style/go" },
].map((page) => ({ kind: "doc", file: "", title: "", label: "", ...page }))
const items = [
  { type: "category", depth: 0, label: "VPC", href: "/vpc/" },
  { type: "category", depth: 1, label: "Deploy", steps: true },
  { type: "page", depth: 2, label: "Deploy it", href: "/vpc/deploy" },
]
const document = (docId: string, text: string, frontMatter = {}) => ({
  docId,
  document: { kind: "doc", file: `${docId}.md`, format: "md", body: text, bodyLine: 1, frontMatter },
})
const documents = [
  document("vpc/index", "One two three."),
  document("vpc/deploy", "Four five."),
  document("vpc-peering", "Not part of the guide."),
  document("style/index", "Six.", { time: "an hour" }),
  document("style/go", "Seven eight."),
]
const context = resolverContext({
  getNodeById: ({ type }) =>
    type === "Sidebar" ? { name: "vpc", items, internal: { contentDigest: "1" } } : { pages },
  findAll: ({ query }) => {
    const { in: ids } = (query as { filter: { docId: { in: string[] } } }).filter.docId
    return Promise.resolve({ entries: documents.filter(({ docId }) => ids.includes(docId)) })
  },
})

test("the effort of a guide with steps includes all its pages, that of any other guide only its own page", async () => {
  const guide = (path: string) => ({ want: "Get it", guide: path, outcome: "You have it." })
  const frontMatter = { goals: [{ title: "Build", guides: [guide("/vpc/#start"), guide("/style")] }] }
  const page = { document: { frontMatter } } as unknown as DocPageNode // the fields that are read
  const common = { want: "Get it", outcome: "You have it." }
  expect(await goalsOf(page, context)).toEqual([
    {
      title: "Build",
      goals: [
        { ...common, href: "/vpc/#start", time: undefined, steps: 1, words: 5 },
        { ...common, href: "/style", time: "an hour", steps: 0, words: 1 },
      ],
    },
  ])
})

test("a page without goals has none", async () => {
  const page = { document: { frontMatter: {} } } as unknown as DocPageNode // the fields that are read
  expect(await goalsOf(page, context)).toEqual([])
})
