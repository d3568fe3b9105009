import { expect, test, vi } from "vitest"
import type { DocPageNode } from "../nodes/types"
import { docTrail, trailFields } from "./resolve-trail"
import { resolverContext } from "./test-support"

const indexed = (id: string, label: string, sidebar?: string) => ({
  kind: "doc",
  id,
  file: "",
  slug: `/${id}`,
  title: `Title of ${id}`,
  label,
  ...(sidebar ? { sidebar } : {}),
})

const pages = [
  indexed("alone", "Short"),
  indexed("first", "First", "main"),
  indexed("second", "Second", "main"),
]
const items = [
  { type: "page", depth: 0, label: "First", href: "/first" },
  { type: "page", depth: 0, label: "Second", href: "/second" },
]
const internal = { contentDigest: "1" }
const context = resolverContext({
  getNodeById: ({ type }) => (type === "Sidebar" ? { name: "main", items, internal } : { pages, internal }),
})

const node = (docId: string, frontMatter: object) =>
  ({
    docId,
    slug: `/${docId}`,
    title: `Title of ${docId}`,
    document: { frontMatter, label: `Label of ${docId}` },
  }) as DocPageNode // the fields that are read

test("the breadcrumb of a page outside all sidebars is its label", () => {
  expect(docTrail(node("alone", {}), context).breadcrumbs).toEqual([
    { label: "Label of alone", href: "/alone" },
  ])
})

test("a previous or next link from front matter has the sidebar label of its page; null removes the link", () => {
  expect(
    docTrail(node("second", { pagination_prev: null, pagination_next: "alone" }), context),
  ).toMatchObject({
    previous: undefined,
    next: { label: "Short", href: "/alone" },
  })
  expect(docTrail(node("second", {}), context).previous).toEqual({ label: "First", href: "/first" })
})

test("a changed sidebar and changed pages are shown by the next query", () => {
  const next = (items: object[], pages: object[], contentDigest: string) =>
    docTrail(node("first", {}), {
      ...context,
      nodeModel: {
        ...context.nodeModel,
        getNodeById: ({ type }) =>
          type === "Sidebar" ? { name: "main", items, internal: { contentDigest } } : { pages, internal },
      },
    }).next
  expect(next(items, pages, "1")).toEqual({ label: "Second", href: "/second" })
  const [first] = items
  const third = { type: "page", depth: 0, label: "Third", href: "/third" }
  expect(next([first!, third], pages, "2")).toEqual({ label: "Third", href: "/third" })
  const renamed = [...pages, { ...indexed("third", "Third", "main"), paginationLabel: "Go on" }]
  expect(next([first!, third], renamed, "2")).toEqual({ label: "Go on", href: "/third" })
})

test("a query computes the trail of a page once, and the next query computes it again", () => {
  const trailOf = vi.fn(docTrail)
  const { breadcrumbs, previous, next } = trailFields(trailOf)
  const [first, second] = [node("first", {}), node("second", {})]
  expect(breadcrumbs(second, context).at(-1)).toEqual({ label: "Second", href: "/second" })
  expect(previous(second, { ...context })).toEqual({ label: "First", href: "/first" })
  expect(next(second, context)).toBeUndefined()
  expect(trailOf).toHaveBeenCalledTimes(1)
  next(first, context)
  expect(trailOf).toHaveBeenCalledTimes(2)
  next(first, { ...context, nodeModel: { ...context.nodeModel } })
  expect(trailOf).toHaveBeenCalledTimes(3)
})
