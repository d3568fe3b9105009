import { expect, test } from "vitest"
import { createContentIndex, sitePages, tagPages, type IndexedPage } from "../content-index"
import { contentLayout } from "../layout"
import { resolveLink } from "./resolve-link"

const page = (kind: IndexedPage["kind"], slug: string, file: string): IndexedPage => ({
  kind,
  id: slug,
  file,
  slug,
  title: slug,
  label: slug,
})
const index = createContentIndex(
  [
    ...sitePages,
    ...tagPages([{ slug: "vpc", label: "VPC" }]),
    page("doc", "/guides/", "docs/guides/index.md"),
    page("service", "/reference/services/networking/vpc", "reference/services/networking/vpc/index.md"),
    page("article", "/discussions/knowledge-base/7", "knowledge-base/7.md"),
  ],
  [],
)
const layout = contentLayout("content")
const resolve = (address: string) =>
  resolveLink(index, layout, { file: "docs/guides/index.md", slug: "/guides/" }, address)

test.each([
  "/feeds/knowledge-base.xml",
  "/build.json",
  "/llms.txt",
  "/llms-full.txt",
  "/opensearch.xml",
  "/robots.txt",
  "/sitemap-index.xml",
  "/api/catalog.json",
  "/api/reference/networking/vpc.json",
  "/api/schema/networking/vpc.json",
  "/api/tags/vpc.json",
  "/api/version-compatibility/terraform-14.json",
  "/guides.md",
  "/index.md",
  "/tags/vpc.md",
  "/discussions/knowledge-base/7.md",
])("%s is an output file of the build", (path) => {
  expect(resolve(`${path}?a#b`)).toEqual({ kind: "output", path, search: "?a", hash: "#b" })
})

test("the schema of a service's newest release is an output file, if the tree has a newer release", () => {
  const services = ["networking/sns-topics", "app-orchestration/karpenter"].map((name) => ({
    ...page("service", `/reference/services/${name}`, `docs/reference/services/${name}.md`),
    id: `reference/services/${name}`,
  }))
  const kinds = services.map(({ slug }) => {
    const address = slug.replace("/reference/services", "/api/schema") + ".newest.json"
    return resolveLink(createContentIndex(services, []), layout, { file: "docs/a.md", slug: "/a" }, address)
      .kind
  })
  expect(kinds).toEqual(["output", "missing"])
})

test("an output file can be linked relative to a page", () => {
  expect(resolve("../llms.txt")).toMatchObject({ kind: "output", path: "/llms.txt" })
})

test("a link to another query of the page leads to the page", () => {
  expect(resolve("?tab=1#b")).toMatchObject({
    kind: "page",
    page: { slug: "/guides/" },
    search: "?tab=1",
    hash: "#b",
  })
  expect(resolve("#b")).toEqual({ kind: "anchor", hash: "#b" })
})

test.each(["/guides/index", "/guides/index.html", "index", "./index.html#b"])(
  "%s leads to the page of the folder",
  (address) => {
    expect(resolve(address)).toMatchObject({ kind: "page", page: { slug: "/guides/" } })
  },
)

test.each(["@site/content/docs/guides/index.md", "@site/docs/guides/index.md#b"])(
  "%s leads to the page of the file, by its path from the project or from the content directory",
  (address) => {
    expect(resolve(address)).toMatchObject({ kind: "page", page: { slug: "/guides/" } })
  },
)

test("a Markdown file of the tree has priority over an output file", () => {
  expect(resolve("/guides/index.md")).toMatchObject({ kind: "page", page: { slug: "/guides/" } })
})

test.each([
  ["/llms.text", false],
  ["/api/reference/networking/eks.json", false],
  ["/api/version-compatibility/none.json", false],
  ["/search.md", true],
  ["/guide.md", true],
  ["./guides.md", true],
  ["./GUIDES.MD", true],
  ["/\\", false],
  ["/\t/", false],
  ["\\\\file server\\docs", false],
])("%s is not an output file", (address, markdown) => {
  expect(resolve(address)).toEqual({ kind: "missing", markdown })
})

test.each([
  ["pathname:///build.json?a#b", { kind: "output", path: "/build.json", search: "?a", hash: "#b" }],
  ["pathname:///guides/#b", { kind: "output", path: "/guides/", search: "", hash: "#b" }],
  ["pathname:///favicon.svg", { kind: "asset", publicPath: "/favicon.svg" }],
  ["pathname:///beside/the/site", { kind: "external", href: "/beside/the/site" }],
])(
  "%s leads to a file of the host, which has the site's path prefix if the site has the file",
  (address, link) => {
    expect(resolve(address)).toMatchObject(link)
  },
)

test("a link to a page that stays on the original site of a Docusaurus project keeps its query and fragment", () => {
  const elsewhere = { origin: "https://old.example.com", paths: ["/blog"] }
  const docusaurus = { project: ".", docs: [{ folder: "docs", route: "/docs" }], static: [], elsewhere }
  const old = contentLayout("content", process.cwd(), docusaurus)
  expect(resolveLink(index, old, { file: "docs/a.md", slug: "/docs/a" }, "/blog/first?a=1#b")).toEqual({
    kind: "external",
    href: "https://old.example.com/blog/first?a=1#b",
  })
})

test.each([
  [undefined, "/tags/", "./vpc"],
  [undefined, "/tags/a", "./vpc"],
  [false, "/tags/", "./tags/vpc"],
  [false, "/", "./tags/vpc"],
  [true, "/tags/a", "../vpc"],
  [true, "/", "./tags/vpc"],
])(
  "with trailingSlash: %s in a Docusaurus project, the page %s links to %s",
  (trailingSlash, slug, address) => {
    const docusaurus = {
      project: ".",
      docs: [{ folder: "docs", route: "/" }],
      static: [],
      ...(trailingSlash === undefined ? {} : { trailingSlash }),
    }
    const layout = contentLayout("content", process.cwd(), docusaurus)
    expect(resolveLink(index, layout, { file: "docs/a.md", slug }, address)).toMatchObject({
      kind: "page",
      page: { slug: "/tags/vpc" },
    })
  },
)

test("in a Docusaurus tree, the pages of tags are also found below the docs", () => {
  const docusaurus = { project: ".", docs: [{ folder: "docs", route: "/docs" }], static: [] }
  const linked = (address: string) =>
    resolveLink(
      index,
      contentLayout("content", process.cwd(), docusaurus),
      { file: "docs/a.md", slug: "/docs/a" },
      address,
    )
  for (const address of ["/docs/tags/vpc", "/docs/tags/vpc/", "./tags/vpc", "/tags/vpc"])
    expect(linked(address)).toMatchObject({ kind: "page", page: { slug: "/tags/vpc" } })
  expect(linked("/docs/tags")).toMatchObject({ kind: "page", page: { slug: "/tags" } })
  expect(linked("/docs/tags/none")).toEqual({ kind: "missing", markdown: false })
  expect(resolve("/guides/tags/vpc")).toEqual({ kind: "missing", markdown: false })
})
