import { expect, test, vi } from "vitest"
import { testContext } from "../markdown/test-support"
import { createContentIndex, type IndexedPage } from "./content-index"
import type { ContentDocument } from "./document"
import { indexDigest, renderDocument } from "./render-document"

const page = (slug: string): IndexedPage => ({
  kind: "doc",
  id: slug,
  file: `docs${slug}.md`,
  slug,
  title: slug,
  label: slug,
})
const document = (body: string) =>
  ({ kind: "doc", file: "docs/a.md", slug: "/a", format: "md", body, bodyLine: 1 }) as ContentDocument // what is read

test("the digest of an index depends on its addresses, not on their order", () => {
  const [a, b] = [page("/a"), page("/b")]
  const digest = indexDigest(createContentIndex([a, b], []))
  expect(indexDigest(createContentIndex([b, a], []))).toBe(digest)
  expect(indexDigest(createContentIndex([a, { ...b, slug: "/c" }], []))).not.toBe(digest)
})

test("a body is rendered once for each digest", async () => {
  const resolveLink = vi.fn(testContext.resolveLink)
  const context = { ...testContext, resolveLink }
  const source = document("[Once](/once) for all.")
  const first = await renderDocument(source, { context, digest: "one" })
  const { length: calls } = resolveLink.mock.calls
  expect(calls).toBeGreaterThan(0)
  expect(await renderDocument(source, { context, digest: "one" })).toEqual(first)
  expect(resolveLink).toHaveBeenCalledTimes(calls)
  await renderDocument(source, { context, digest: "two" })
  expect(resolveLink.mock.calls.length).toBeGreaterThan(calls)
})

test("what had to publish a file is rendered anew, as the next build may start without that file", async () => {
  const resolveLink = vi.fn(testContext.resolveLink)
  const context = { ...testContext, resolveLink }
  const source = document("[Archive](/archive.zip)")
  await renderDocument(source, { context, digest: "one" })
  const { length: calls } = resolveLink.mock.calls
  await renderDocument(source, { context, digest: "one" })
  expect(resolveLink.mock.calls.length).toBeGreaterThan(calls)
})
