import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import type { ContentDocument } from "../content/document"
import { pageKinds, type PageKindName } from "../content/page-kinds/page-kinds"
import type { DocPageNode } from "./nodes/types"
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

test("documents are nodes of two types", () => {
  expect(documentTypes).toEqual(["DocPage", "Article"])
})

test("the fields that a kind adds are nullable, because pages of other kinds lack them", () => {
  const node = { document: { frontMatter: {} } as ContentDocument } as DocPageNode // the fields that are read
  const fields = Object.entries(ownFields)
  expect(fields.map(([name]) => name)).toEqual(Object.keys(pageTypes.service.fields ?? {}))
  for (const [, { type, resolve }] of fields) {
    expect(type).not.toMatch(/!$/)
    expect(resolve(node)).toBeUndefined()
  }
})
