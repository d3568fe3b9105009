import { expect, test } from "vitest"
import { knownPages } from "./known-pages"

const slugs = (pages: Parameters<typeof knownPages>[0]) => knownPages(pages).map(({ slug }) => slug)
const none = { docs: [], articles: [], tags: [] }

test("the pages that list services, articles and tags can be proposed", () => {
  expect(
    slugs({
      docs: [{ slug: "/reference/services/storage/box", title: "Box" }],
      articles: [{ slug: "/discussions/knowledge-base/3", title: "Why?" }],
      tags: [{ slug: "s-3", label: "S3" }],
    }),
  ).toEqual([
    "/reference/services/storage/box",
    "/discussions/knowledge-base/3",
    "/tags/s-3",
    "/tags",
    "/discussions/knowledge-base/",
    "/reference/services/",
    "/reference/services/storage/",
    "/reference/check",
  ])
})

test("a site without services, articles or tags has no such pages", () => {
  expect(slugs({ ...none, docs: [{ slug: "/a", title: "A" }] })).toEqual(["/a"])
})

test("a written page takes the place of a list with its address", () => {
  const docs = [
    { slug: "/reference/services/storage/box", title: "Box" },
    { slug: "/reference/services", title: "Written" },
  ]
  expect(knownPages({ ...none, docs }).filter(({ slug }) => /services\/?$/.test(slug))).toEqual([docs[1]])
})
