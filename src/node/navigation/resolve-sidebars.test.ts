import { expect, test } from "vitest"
import { createContentIndex } from "../content/content-index"
import { categoryPages, type CategoryFile } from "./category-file"
import { linkedAddresses, resolveSidebars } from "./resolve-sidebars"
import { parseSidebarFile } from "./sidebar-file"
import { paginationLink } from "./pagination-link"
import { createSidebarView } from "./sidebar-view"
import type { SidebarPage } from "./types"

function page(docsPath: string, extra: Partial<SidebarPage> = {}): SidebarPage {
  const id = docsPath.replace(/\.mdx?$/, "").replace(/(^|\/)\d+-/g, "$1")
  const slug = id.endsWith("/index") ? `/${id.slice(0, -5)}` : `/${id}`
  return {
    kind: "doc",
    id,
    file: `docs/${docsPath}`,
    slug,
    title: id,
    label: id,
    docsPath,
    unlisted: false,
    ...extra,
  }
}

const pages = [
  page("guide/index.md", { label: "Guide" }),
  page("guide/02-second.md", { label: "Second" }),
  page("guide/01-first.md", { label: "First" }),
  page("guide/deep/leaf.md", { label: "Leaf" }),
  page("hidden.md", { unlisted: true }),
  page("other.md", { label: "Other", displayedSidebar: null }),
]

function resolve(yaml?: string) {
  if (yaml === undefined)
    return resolveSidebars({ reportFile: "content/sidebars.yml", pages, categories: [] })
  const { data, problems } = parseSidebarFile("content/sidebars.yml", yaml)
  expect(problems).toEqual([])
  return resolveSidebars({
    ...(data ? { file: data } : {}),
    reportFile: "content/sidebars.yml",
    pages,
    categories: [],
  })
}

test("entries become a flat list in reading order, with depth", () => {
  const { sidebars } = resolve(`
main:
  - link: /guides/
    label: All guides
    back: true
  - category: Guide
    doc: guide/index
    steps: true
    items:
      - guide/first
      - doc: guide/second
        label: Number two
  - ref: other
`)
  expect(sidebars[0]?.items).toEqual([
    { type: "back", depth: 0, label: "All guides", href: "/guides/" },
    { type: "category", depth: 0, label: "Guide", href: "/guide/", steps: true },
    { type: "page", depth: 1, label: "First", href: "/guide/first" },
    { type: "page", depth: 1, label: "Number two", href: "/guide/second" },
    { type: "link", depth: 0, label: "Other", href: "/other" },
  ])
})

test.each([
  ["/guide", "/guide/"],
  ["/guide?a=b#part", "/guide/?a=b#part"],
  ["/guide/first/", "/guide/first"],
  ["/elsewhere", "/elsewhere"],
  ["https://example.com/guide", "https://example.com/guide"],
])("the link %s has its page's canonical form, %s", (link, href) => {
  const { sidebars } = resolve(`main: [{ link: "${link}", label: Guide }]`)
  expect(sidebars[0]?.items).toEqual([{ type: "link", depth: 0, label: "Guide", href }])
})

test("the addresses of links and of links back are checked, those of pages and of other sites are not", () => {
  const { sidebars } = resolve(
    "main: [guide/first, { link: /back, label: Back, back: true }, { link: /a, label: A }, { link: https://example.com, label: E }]",
  )
  expect(linkedAddresses(sidebars)).toEqual(["/back", "/a"])
})

test("a page shows the first sidebar that contains it; a reference to the page does not count", () => {
  const { sidebarOf } = resolve("one: [guide/first, {ref: guide/second}]\ntwo: [guide/first, guide/second]")
  expect(Object.fromEntries(sidebarOf)).toEqual({ "guide/first": "one", "guide/second": "two" })
})

test("a doc that does not exist is an error at its position, with the doc that was meant", () => {
  const { problems } = resolve("main:\n  - guide/first\n  - category: C\n    items:\n      - guide/secnd\n")
  expect(problems).toEqual([
    {
      rule: "sidebar-unknown-doc",
      file: "content/sidebars.yml",
      line: 5,
      column: 9,
      message: 'Sidebar "main" names the doc "guide/secnd", which does not exist.',
      fix: 'did you mean "guide/second"?',
    },
  ])
})

test.each([
  ["guide/deep/leaf.md", 'write the doc id, without the ending: "guide/deep/leaf".'],
  ["guide", 'did you mean "guide/index"?'],
  ["docs/guide/first", 'did you mean "guide/first"?'],
  ["content/docs/guide/first", 'did you mean "guide/first"?'],
])("the doc id that was meant by %s is suggested", (id, fix) => {
  expect(resolve(`main:\n  - ${id}\n`).problems).toMatchObject([{ fix }])
})

test("of two pages with the same id, the first one is used, as for links", () => {
  const twice = [
    page("a.md", { label: "First", slug: "/first" }),
    page("a.mdx", { label: "Second", slug: "/second" }),
  ]
  const { data } = parseSidebarFile("content/sidebars.yml", "main: [a]\n")
  const { sidebars } = resolveSidebars({
    ...(data ? { file: data } : {}),
    reportFile: "content/sidebars.yml",
    pages: twice,
    categories: [],
  })
  expect(sidebars[0]?.items).toMatchObject([{ label: "First", href: "/first" }])
  expect(createContentIndex(twice, []).byId.get("a")).toMatchObject({ slug: "/first" })
})

test("an entry of a draft is left out, as the draft is", () => {
  const { data } = parseSidebarFile("content/sidebars.yml", "main: [guide/first, guide/later]")
  const { sidebars, problems } = resolveSidebars({
    ...(data ? { file: data } : {}),
    reportFile: "content/sidebars.yml",
    pages,
    drafts: new Set(["guide/later"]),
    categories: [],
  })
  expect(problems).toEqual([])
  expect(sidebars[0]?.items.map(({ label }) => label)).toEqual(["First"])
})

test("a sidebar is generated from a folder: sorted by number prefixes, with index pages as pages of their categories, without unlisted pages", () => {
  expect(resolve().sidebars[0]?.items).toEqual([
    { type: "category", depth: 0, label: "Guide", href: "/guide/" },
    { type: "page", depth: 1, label: "First", href: "/guide/first" },
    { type: "page", depth: 1, label: "Second", href: "/guide/second" },
    { type: "category", depth: 1, label: "Deep" },
    { type: "page", depth: 2, label: "Leaf", href: "/guide/deep/leaf" },
    { type: "page", depth: 0, label: "Other", href: "/other" },
  ])
})

const category = (folder: string, fields: Partial<CategoryFile>): CategoryFile => ({
  folder,
  reportFile: `docs/${folder}/_category_.json`,
  positionOf: () => ({ line: 1, column: 9 }),
  ...fields,
})

function withCategories(...categories: CategoryFile[]) {
  return resolveSidebars({ reportFile: "content/sidebars.yml", pages, categories })
}

test("names and number prefixes are sorted as numbers: 2 is before 10", () => {
  const files = ["release-10.md", "release-9.md", "10-last.md", "2-first.md", "10-b/x.md", "9-a/x.md"]
  const { sidebars } = resolveSidebars({
    reportFile: "content/sidebars.yml",
    pages: files.map((file) => page(file, { label: file })),
    categories: [],
  })
  expect(sidebars[0]?.items.filter(({ depth }) => depth === 0).map(({ label }) => label)).toEqual([
    "2-first.md",
    "A",
    "B",
    "10-last.md",
    "release-9.md",
    "release-10.md",
  ])
})

test("the index page of the docs is first, whatever the positions of the others", () => {
  const { sidebars } = resolveSidebars({
    reportFile: "content/sidebars.yml",
    pages: [page("apart.md"), page("first.md", { position: -1 }), page("index.md")],
    categories: [],
  })
  expect(sidebars[0]?.items.map(({ href }) => href)).toEqual(["/index", "/first", "/apart"])
})

test("a page's position has priority over the number in its name", () => {
  const { sidebars } = resolveSidebars({
    reportFile: "content/sidebars.yml",
    pages: [page("01-a.md", { position: 3 }), page("02-b.md"), page("c.md", { position: 1 })],
    categories: [],
  })
  expect(sidebars[0]?.items.map(({ label }) => label)).toEqual(["c", "b", "a"])
})

test("a folder without a position of its own has that of its index page", () => {
  const { sidebars } = resolveSidebars({
    reportFile: "content/sidebars.yml",
    pages: [page("a.md", { position: 2 }), page("z/index.md", { position: 1 }), page("z/b.md")],
    categories: [],
  })
  expect(sidebars[0]?.items.map(({ href }) => href)).toEqual(["/z/", "/z/b", "/a"])
})

test("the folder of a generated sidebar may end with a slash", () => {
  expect(resolve("main: [{ autogenerated: guide/deep/ }]").sidebars[0]?.items).toEqual([
    { type: "page", depth: 0, label: "Leaf", href: "/guide/deep/leaf" },
  ])
})

test("a category file can configure a generated page that lists the pages of the category", () => {
  const { sidebars, categoryPages } = withCategories(
    category("guide", {
      label: "Guides",
      link: { type: "generated-index" },
      collapsed: false,
      className: "new",
    }),
    category("guide/deep", {
      label: "Guides",
      description: "Of the category.",
      link: { type: "generated-index", slug: "/below", title: "All below", description: "What is below." },
    }),
    category("unused", { label: "Unused", link: { type: "generated-index" } }),
  )
  expect(sidebars[0]?.items).toEqual([
    {
      type: "category",
      depth: 0,
      label: "Guides",
      href: "/category/guides",
      collapsed: false,
      className: "new",
    },
    { type: "page", depth: 1, label: "First", href: "/guide/first" },
    { type: "page", depth: 1, label: "Second", href: "/guide/second" },
    { type: "category", depth: 1, label: "Guides", href: "/below" },
    { type: "page", depth: 2, label: "Leaf", href: "/guide/deep/leaf" },
    { type: "page", depth: 1, label: "Guide", href: "/guide/" },
    { type: "page", depth: 0, label: "Other", href: "/other" },
  ])
  expect(categoryPages).toMatchObject([
    { slug: "/category/guides", title: "Guides", description: "", sidebar: "docs" },
    { slug: "/below", title: "All below", label: "Guides", description: "What is below.", sidebar: "docs" },
  ])
})

test("the page of a category that is in two sidebars shows the first", () => {
  const { data } = parseSidebarFile("s.yml", "one: [{ autogenerated: . }]\ntwo: [{ autogenerated: . }]")
  const { categoryPages } = resolveSidebars({
    ...(data ? { file: data } : {}),
    reportFile: "s.yml",
    pages,
    categories: [category("guide", { label: "Guides", link: { type: "generated-index" } })],
  })
  expect(categoryPages.map(({ slug, sidebar }) => [slug, sidebar])).toEqual([["/category/guides", "one"]])
})

test("categories of one label have addresses of their own", () => {
  const slugs = categoryPages(
    ["a", "b"].map((folder) =>
      category(folder, { label: "Parts & more", link: { type: "generated-index" } }),
    ),
  )
  expect([...slugs.values()].map(({ slug }) => slug)).toEqual([
    "/category/parts--more",
    "/category/parts--more-1",
  ])
})

test("a category file can name the category's doc, or none", () => {
  const items = (link: CategoryFile["link"]) =>
    withCategories(category("guide", { link })).sidebars[0]?.items.map(({ label, href }) => [label, href])
  expect(items({ type: "doc", id: "first" })?.[0]).toEqual(["First", "/guide/first"])
  expect(items({ type: "doc", id: "guide/deep/leaf" })?.[0]).toEqual(["Leaf", "/guide/deep/leaf"])
  expect(items(null)).toContainEqual(["Guide", undefined])
  expect(items(null)).toContainEqual(["Guide", "/guide/"])
})

test("a doc that a category file names is first looked for in the folder of the category", () => {
  const { sidebars } = resolveSidebars({
    reportFile: "content/sidebars.yml",
    pages: [page("a.md", { label: "A" }), page("guide/a.md"), page("guide/b.md")],
    categories: [category("guide", { link: { type: "doc", id: "a" } })],
  })
  expect(sidebars[0]?.items.map(({ type, href }) => [type, href])).toEqual([
    ["page", "/a"],
    ["category", "/guide/a"],
    ["page", "/guide/b"],
  ])
})

test("the doc of a category of a Docusaurus project is named without the docs folder", () => {
  const moved = pages.map((page) => ({
    ...page,
    id: `docs/${page.id}`,
    docsPath: `docs/${page.docsPath}`,
  }))
  const resolve = (id: string, drafts: string[] = []) =>
    resolveSidebars({
      reportFile: "content/sidebars.yml",
      pages: moved,
      drafts: new Set(drafts),
      categories: [category("docs/guide", { docsFolder: "docs", link: { type: "doc", id } })],
    })
  const hrefOf = (id: string) =>
    resolve(id).sidebars[0]?.items.find(({ type, depth }) => type === "category" && depth === 1)?.href
  expect(hrefOf("first")).toBe("/guide/first")
  expect(hrefOf("guide/deep/leaf")).toBe("/guide/deep/leaf")
  expect(resolve("draft", ["docs/guide/draft"]).problems).toEqual([])
  expect(resolve("guide/frst").problems).toEqual([
    expect.objectContaining({
      message: 'The category leads to the doc "guide/frst", which does not exist.',
      fix: 'did you mean "guide/first"?',
    }),
  ])
})

test("the doc of a category is also found in a folder whose number prefix is a part of its id", () => {
  const { sidebars, problems } = resolveSidebars({
    reportFile: "content/sidebars.yml",
    pages: [page("01-guide/first.md", { id: "01-guide/first", slug: "/01-guide/first" })],
    categories: [category("01-guide", { link: { type: "doc", id: "first" } })],
  })
  expect(problems).toEqual([])
  expect(sidebars[0]?.items.map(({ href }) => href)).toEqual(["/01-guide/first"])
})

test("a category's doc that does not exist is an error at its position", () => {
  expect(withCategories(category("guide", { link: { type: "doc", id: "guide/frst" } })).problems).toEqual([
    {
      rule: "sidebar-unknown-doc",
      file: "docs/guide/_category_.json",
      line: 1,
      column: 9,
      message: 'The category leads to the doc "guide/frst", which does not exist.',
      fix: 'did you mean "guide/first"?',
    },
  ])
})

test("front matter can hide the sidebar", () => {
  expect(resolve().sidebarOf.get("other")).toBeUndefined()
})

test("front matter can name the sidebar; with an unknown name, a page shows the first sidebar that holds it", () => {
  const { data } = parseSidebarFile("content/sidebars.yml", "one: [a, b]\ntwo: [a]")
  const { sidebarOf } = resolveSidebars({
    ...(data ? { file: data } : {}),
    reportFile: "content/sidebars.yml",
    pages: [page("a.md", { displayedSidebar: "two" }), page("b.md", { displayedSidebar: "tow" })],
    categories: [],
  })
  expect(Object.fromEntries(sidebarOf)).toEqual({ a: "two", b: "one" })
})

test("a doc of the default language, to which a translated sidebar leads, keeps its own sidebar", () => {
  const { data } = parseSidebarFile(
    "content/sidebars.yml",
    "de: [de/a, { category: C, doc: de/b, items: [] }]\nen: [a, b]",
  )
  const { sidebars, sidebarOf, problems } = resolveSidebars({
    file: { ...data!, fallbackOf: (id) => id.replace("de/", "") },
    reportFile: "content/sidebars.yml",
    pages: [page("a.md"), page("b.md")],
    categories: [],
  })
  expect(problems).toEqual([])
  expect(sidebars[0]?.items.map(({ type, href }) => [type, href])).toEqual([
    ["link", "/a"],
    ["category", "/b"],
  ])
  expect(Object.fromEntries(sidebarOf)).toEqual({ a: "en", b: "en" })
})

test("a folder without pages is an error at its position, unless it has drafts", () => {
  const yaml =
    "main:\n  - autogenerated: nope\n  - autogenerated: guide/dep/\n  - autogenerated: 01-later\n  - autogenerated: 02-kept\n  - autogenerated: guide\n"
  const { data } = parseSidebarFile("content/sidebars.yml", yaml)
  const { problems } = resolveSidebars({
    ...(data ? { file: data } : {}),
    reportFile: "content/sidebars.yml",
    pages,
    drafts: new Set(["later/page", "02-kept/page"]), // the second one keeps the numbers of its path
    categories: [],
  })
  expect(problems).toEqual([
    {
      rule: "sidebar-unknown-doc",
      file: "content/sidebars.yml",
      line: 2,
      column: 20,
      message: 'Sidebar "main" is generated from the folder "nope", which has no pages.',
      fix: "name a folder by its path from the docs, or remove the entry.",
    },
    {
      rule: "sidebar-unknown-doc",
      file: "content/sidebars.yml",
      line: 3,
      column: 20,
      message: 'Sidebar "main" is generated from the folder "guide/dep/", which has no pages.',
      fix: 'did you mean "guide/deep"?',
    },
  ])
})

test("for a sidebar file that is a list, the expected structure is reported", () => {
  expect(parseSidebarFile("content/sidebars.yml", "- guide/first\n")).toEqual({
    problems: [
      {
        rule: "front-matter",
        file: "content/sidebars.yml",
        line: 1,
        column: 1,
        message: "The file does not contain sidebars by name.",
        fix: "write a name with a colon, and below it a list of entries.",
      },
    ],
  })
})

test("a wrong entry is reported at its position", () => {
  const { problems } = parseSidebarFile(
    "content/sidebars.yml",
    "main:\n  - category: C\n    items:\n      - dok: x\n",
  )
  expect(problems).toEqual([
    {
      rule: "front-matter",
      file: "content/sidebars.yml",
      line: 4,
      column: 9,
      message: 'The sidebar entry has the field "dok" in place of "doc".',
      fix: 'write a doc id, or an entry with "doc", "ref", "link" with "label", "category" with "items", or "autogenerated".',
    },
  ])
})

test.each([
  [
    '{ category: C, steps: "yes", items: [] }',
    '"steps" has a wrong value, "yes".',
    "write true or false, without quotation marks.",
  ],
  ["{ category: C, items: b }", '"items" has a wrong value, "b".', "write a list such as [a, b]."],
  [
    "{ doc: 5, label: A }",
    '"doc" has a wrong value, 5.',
    "write text; a number, true and false are text between quotation marks.",
  ],
  ["{ link: /a, label: '' }", '"label" is empty.', "write text."],
  [
    "{ category: C, step: true, items: [] }",
    'The sidebar entry has the field "step" in place of "steps".',
    expect.stringMatching(/^write a doc id, or/),
  ],
  [
    "{ link: /a }",
    'The sidebar entry is a link without a "label".',
    expect.stringMatching(/^write a doc id, or/),
  ],
  [
    "{ doc: a, steps: true }",
    'The sidebar entry has a wrong shape, with "doc", "steps".',
    expect.stringMatching(/^write a doc id, or/),
  ],
])("the entry %s is reported by what is wrong in it", (entry, message, fix) => {
  const { problems } = parseSidebarFile("content/sidebars.yml", `main:\n  - ${entry}\n`)
  expect(problems[0]).toMatchObject({ line: 2, message, fix })
})

test("a wrong entry neither hides other problems nor removes pages from the sidebar", () => {
  const { data, problems } = parseSidebarFile(
    "content/sidebars.yml",
    `main:
  - dok: x
  - missing
  - category: C
    collapsed: "no"
    items: [missing/too, { doc: guide/first, lable: First }]
other: guide/second
`,
  )
  expect(problems.map(({ line, message, fix }) => [line, message, fix])).toEqual([
    [
      2,
      'The sidebar entry has the field "dok" in place of "doc".',
      expect.stringMatching(/^write a doc id, or/),
    ],
    [5, '"collapsed" has a wrong value, "no".', "write true or false, without quotation marks."],
    [
      6,
      'The sidebar entry has the field "lable" in place of "label".',
      expect.stringMatching(/^write a doc id, or/),
    ],
    [
      7,
      'The sidebar "other" is not a list of entries.',
      'write "doc", "ref", "link" with "label", "category" with "items", or "autogenerated", each after a hyphen.',
    ],
  ])
  const resolved = resolveSidebars({
    ...(data ? { file: data } : {}),
    reportFile: "content/sidebars.yml",
    pages,
    categories: [],
  })
  expect(resolved.problems.map(({ line, column, message }) => [line, column, message])).toEqual([
    [3, 5, 'Sidebar "main" names the doc "missing", which does not exist.'],
    [6, 13, 'Sidebar "main" names the doc "missing/too", which does not exist.'],
  ])
  expect(resolved.sidebars.map(({ name }) => name)).toEqual(["main", "other"])
  expect(resolved.sidebarOf.get("guide/first")).toBe("main")
})

test("the address of a link without a label is kept, so that it is checked", () => {
  const { data } = parseSidebarFile("content/sidebars.yml", "main:\n  - link: /gone\n")
  expect(data?.sidebars).toEqual({ main: [{ link: "/gone", label: "" }] })
})

test("a page that is in a sidebar twice is reported in both forms of an entry", () => {
  const { problems } = parseSidebarFile("s.yml", "main:\n  - a\n  - { doc: a, label: A }\n  - { ref: a }\n")
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [3, 'The sidebar "main" has the page "a" twice, first on line 2.'],
  ])
})

test("a page's trail: the categories above it, the pages before and after it", () => {
  const [sidebar] = resolve().sidebars
  expect(createSidebarView(sidebar!).trailOf({ slug: "/guide/deep/leaf", label: "Leaf" })).toEqual({
    breadcrumbs: [
      { label: "Guide", href: "/guide/" },
      { label: "Deep" },
      { label: "Leaf", href: "/guide/deep/leaf" },
    ],
    previous: { label: "Second", href: "/guide/second" },
    next: { label: "Other", href: "/other" },
  })
  expect(createSidebarView(sidebar!).trailOf({ slug: "/elsewhere", label: "E" })).toEqual({
    breadcrumbs: [{ label: "E", href: "/elsewhere" }],
  })
})

test("a link to the previous or next page has that page's label for it, whoever set the link", () => {
  const labelled = page("guide/01-first.md", { label: "First", paginationLabel: "Begin" })
  const start = page("guide/index.md", { label: "Guide", paginationLabel: "Start" })
  const index = createContentIndex([labelled, start, page("other.md", { label: "Other" })], [])
  const fromSidebar = { label: "Number one", href: "/guide/first" }
  expect(paginationLink(index, undefined, fromSidebar)).toEqual({ label: "Begin", href: "/guide/first" })
  expect(paginationLink(index, undefined, { label: "Guide", href: "/guide/" })).toEqual({
    label: "Start",
    href: "/guide/",
  })
  expect(paginationLink(index, "guide/first", undefined)).toEqual({ label: "Begin", href: "/guide/first" })
  expect(paginationLink(index, "other", fromSidebar)).toEqual({ label: "Other", href: "/other" })
  expect(paginationLink(index, "unknown", fromSidebar)).toEqual({ label: "Begin", href: "/guide/first" })
  expect(paginationLink(index, null, fromSidebar)).toBeUndefined()
  expect(paginationLink(index, undefined, undefined)).toBeUndefined()
})
