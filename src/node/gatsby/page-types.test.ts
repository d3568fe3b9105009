import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { pageKinds, type PageKindName } from "../content/page-kinds/page-kinds"
import { documentTypes, ownFields, pageTypes, templateOf } from "./page-types"

const page = { file: "a.md", format: "md" }

test("every kind of page has a template", () => {
  const kinds = Object.keys(pageKinds) as PageKindName[]
  expect(kinds.length).toBeGreaterThan(2)
  for (const kind of kinds) {
    expect(existsSync(templateOf({ kind, ...page }))).toBe(true)
    expect(existsSync(templateOf({ kind, ...page, isGuide: true }))).toBe(true)
  }
})

test("only pages of the documentation have another template for guides", () => {
  const name = (kind: PageKindName, isGuide: boolean) =>
    templateOf({ kind, ...page, isGuide })
      .split("/")
      .at(-1)
  expect([name("doc", false), name("doc", true)]).toEqual(["doc-page.tsx", "guide-page.tsx"])
  expect([name("service", false), name("service", true)]).toEqual(["service-page.tsx", "service-page.tsx"])
})

test("the node types of documents are `DocPage` and `Article`", () => {
  expect(documentTypes).toEqual(["DocPage", "Article"])
})

test("the fields that a kind adds are nullable, because pages of other kinds lack them", () => {
  expect(Object.keys(ownFields)).toEqual(expect.arrayContaining(Object.keys(pageTypes.service.fields ?? {})))
  for (const { type, resolve } of Object.values(ownFields)) {
    expect(type).not.toMatch(/!$/)
    expect(resolve({})).toBeUndefined()
  }
})
