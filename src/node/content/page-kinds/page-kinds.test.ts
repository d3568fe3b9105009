import { expect, test } from "vitest"
import { kindOf, pageKinds, type PageKindName } from "./page-kinds"

const names = Object.keys(pageKinds) as PageKindName[]

test("every file belongs to one kind at most: no folder is in that of another kind", () => {
  const folders = names.map((kind) => kindOf({ kind }).folder)
  for (const folder of folders) {
    expect(folder).toMatch(/^[^/].*\/$/)
    expect(folders.filter((other) => other.startsWith(folder))).toEqual([folder])
  }
})

test("the text of a page of the documentation is required; services show their module, articles are checked for their parts", () => {
  expect(kindOf({ kind: "doc" }).needsText).toBe(true)
  expect(kindOf({ kind: "service" }).needsText).toBe(false)
  expect(kindOf({ kind: "article" }).needsText).toBe(false)
})

test("sidebars group a service by its category, and leave out articles, which have a list of their own", () => {
  const page = { path: "data-storage/aurora/index.mdx", id: "reference/services/data-storage/aurora" }
  expect(kindOf({ kind: "service" }).sidebarPath?.(page)).toBe(
    "reference/services/data-storage/aurora/index.md",
  )
  expect(kindOf({ kind: "doc" }).sidebarPath?.({ path: "guides/a.md", id: "guides/a" })).toBe("guides/a.md")
  expect(kindOf({ kind: "article" }).sidebarPath).toBeUndefined()
})

test("an article without usable front matter gets its title and number from its file's name", () => {
  const fallback = { kind: "concept", answered: false }
  expect(kindOf({ kind: "article" }).fallback?.("007.md")).toEqual({ ...fallback, title: "007", number: 7 })
  expect(kindOf({ kind: "article" }).fallback?.("how-to.mdx")).toEqual({ ...fallback, title: "How to" })
})
