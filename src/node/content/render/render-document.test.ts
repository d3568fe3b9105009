import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { expect, test, vi } from "vitest"
import { outlineOf } from "../../markdown/read-markdown"
import { testContext } from "../../markdown/test-support"
import type { LinkTarget } from "../../markdown/render-inputs"
import { createContentIndex, type IndexedPage } from "../content-index"
import type { ContentDocument } from "../document"
import type { VersionTable } from "../settings/version-table"
import { documentMarkdown, indexDigest, renderDocument } from "./render-document"

const page = (slug: string): IndexedPage => ({
  kind: "doc",
  id: slug,
  file: `docs${slug}.md`,
  slug,
  title: slug,
  label: slug,
})
const document = (body: string) =>
  ({ kind: "doc", file: "docs/a.md", slug: "/a", format: "md", body, bodyLine: 1 }) as ContentDocument // has all fields that are read

const site = { siteUrl: "https://docs.example.com", pathPrefix: "/prefix" }

test("the digest of an index depends on its addresses, but not on their order", () => {
  const [a, b] = [page("/a"), page("/b")]
  const digest = indexDigest(createContentIndex([a, b], []))
  expect(indexDigest(createContentIndex([b, a], []))).toBe(digest)
  expect(indexDigest(createContentIndex([a, { ...b, slug: "/c" }], []))).not.toBe(digest)
})

test("a body is rendered once for each digest", async () => {
  const resolveLink = vi.fn(testContext.resolveLink)
  const context = { ...testContext, resolveLink }
  const source = document("[Once](/once) for all.")
  const first = await renderDocument(source, { context, site, digest: "one" })
  const { length: calls } = resolveLink.mock.calls
  expect(calls).toBeGreaterThan(0)
  expect(await renderDocument(source, { context, site, digest: "one" })).toEqual(first)
  expect(resolveLink).toHaveBeenCalledTimes(calls)
  await renderDocument(source, { context, site, digest: "two" })
  expect(resolveLink.mock.calls.length).toBeGreaterThan(calls)
})

test("a page that published a file is not cached, because the next build may start without that file", async () => {
  const callsOfSecond = async (target: LinkTarget, digest: string) => {
    const resolveLink = vi.fn(() => target)
    const context = { ...testContext, resolveLink }
    const source = document("[Archive](/archive.zip)")
    await renderDocument(source, { context, site, digest })
    const { length: calls } = resolveLink.mock.calls
    await renderDocument(source, { context, site, digest })
    return resolveLink.mock.calls.length - calls
  }
  const asset: LinkTarget = { href: "/archive.zip", kind: "asset" }
  expect(await callsOfSecond({ ...asset, dependsOnFile: true }, "beside the page")).toBeGreaterThan(0)
  expect(await callsOfSecond(asset, "static file")).toBe(0)
})

test("a page whose image is missing is not cached, because the image can be there later", async () => {
  const resolveImage = vi.fn(() => Promise.resolve(undefined))
  const context = { ...testContext, resolveImage }
  for (const image of ["https://example.com/a.png", "./missing.png"]) {
    const source = document(`![Plan](${image})`)
    await renderDocument(source, { context, site, digest: "missing" })
    await renderDocument(source, { context, site, digest: "missing" })
  }
  expect(resolveImage.mock.calls).toEqual([
    ["https://example.com/a.png"],
    ["./missing.png"],
    ["./missing.png"],
  ])
})

test("one parse results in the HTML, the portable Markdown and the outline", async () => {
  const parses: unknown[] = []
  const count = (message: unknown) => parses.push(message)
  subscribe("gruntwork-docs:parse", count)
  const source = document("## Size {#size}\n\n:::note\nSee [once](/once).\n:::")
  const { html, markdown } = await renderDocument(source, { context: testContext, site, digest: "parsed" })
  outlineOf(source)
  unsubscribe("gruntwork-docs:parse", count)
  expect(html).toContain('id="size"')
  expect(markdown).toBe("## Size\n\n> **Note**\n>\n> See [once](https://docs.example.com/prefix/once.md).")
  expect(parses).toHaveLength(1)
})

test("a page is parsed once, even if its version table comes with the fields of a node", async () => {
  const parses: unknown[] = []
  const count = (message: unknown) => parses.push(message)
  const source = document('::version-table{name="library"}')
  const table = { name: "library", caption: "Library", columns: { minimum_version: "Release" }, rows: [] }
  const withTable = (found: VersionTable) => ({
    ...testContext,
    versionTables: { get: () => found, keys: () => [] },
  })
  subscribe("gruntwork-docs:parse", count)
  await renderDocument(source, { context: withTable(table), site, digest: "table" })
  const node = { ...table, id: "version-table library", parent: null, children: [] }
  await renderDocument(source, { context: withTable(node), site, digest: "table" })
  unsubscribe("gruntwork-docs:parse", count)
  expect(parses).toHaveLength(1)
})

test("the bar for the reader's own values is in an article's answer, not in its question", async () => {
  const block = "```text\naccount 123456789012\n```"
  const body = `## Question\n\n${block}\n\n## Answer\n\n${block}\n`
  const context = {
    ...testContext,
    valueRules: [{ id: "account_id", label: "AWS account ID", placeholders: ["123456789012"] }],
  }
  const source = { ...document(body), kind: "article" } as ContentDocument // has all fields that are read
  const { questionHtml, html } = await renderDocument(source, { context, site, digest: "values" })
  expect(questionHtml).toContain("123456789012")
  expect(questionHtml).not.toContain("my-value")
  expect(html.match(/<doc-values>/g)).toHaveLength(1)
})

test("no id of an article's question is repeated in its answer, and a footnote is below both", async () => {
  const diagram = '```mermaid alt="A"\nclassDiagram\n  A <|-- B\n```'
  const tabs = "::::tabs\n:::tab[A]\na\n:::\n::::"
  const body = `## Question

:::note
a[^n]
:::

${tabs}

${diagram}

## Answer

:::warning
b[^n]
:::

${tabs}

${diagram}

[^n]: A [link].

[link]: /link
`
  const source = { ...document(body), kind: "article" } as ContentDocument // has all fields that are read
  const { questionHtml, html } = await renderDocument(source, { context: testContext, site, digest: "ids" })
  const both = questionHtml + html
  const ids = [...both.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(12)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const named = [...both.matchAll(/ (?:aria-(?:labelledby|controls|describedby)="|href="#)([^"]+)"/g)]
  expect(named.filter(([, id]) => !ids.includes(id))).toEqual([])
  expect(questionHtml).not.toContain("A <a")
  expect(html).toContain('A <a href="/prefix/link">link</a>')
})

test("MDX, which is rendered as a component, only has Markdown", async () => {
  const source = { ...document("Text {1 + 1}."), format: "mdx" } as ContentDocument
  expect(await renderDocument(source, { context: testContext, site, digest: "mdx" })).toEqual({
    html: "",
    questionHtml: "",
    markdown: "Text .",
  })
})

test("the Markdown of a page is that of its cached result", async () => {
  const resolveLink = vi.fn(testContext.resolveLink)
  const forPrograms = { context: { ...testContext, resolveLink }, site, digest: "for programs" }
  const source = document("See [twice](/twice).")
  const { markdown } = await renderDocument(source, forPrograms)
  const { length: calls } = resolveLink.mock.calls
  expect(documentMarkdown(source, forPrograms)).toBe(markdown)
  expect(resolveLink).toHaveBeenCalledTimes(calls)
})

test("the Markdown of a page without a cached result is written without its HTML, for which images are resized", async () => {
  const resolveImage = vi.fn(testContext.resolveImage)
  const forPrograms = { context: { ...testContext, resolveImage }, site, digest: "with an image" }
  const source = document("![Plan](./plan.png)")
  const { markdown } = await renderDocument(source, forPrograms)
  resolveImage.mockClear()
  expect(documentMarkdown(source, forPrograms)).toBe(markdown)
  expect(resolveImage).not.toHaveBeenCalled()
  expect(documentMarkdown(document(" \n"), forPrograms)).toBe("")
})
