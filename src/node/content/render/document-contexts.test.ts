import { expect, test } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import { site } from "../../../site.config"
import { loadContent } from "../load-content"
import { documentContexts } from "./document-contexts"

test.each([
  ["the address of the site", { siteUrl: "https://b.example" }],
  ["the path prefix", { pathPrefix: "/b" }],
  ["the site configuration", { site: { ...site, title: "B" } }],
  ["the reader's own values", { valueRules: [{ id: "b", label: "B", placeholders: ["b"] }] }],
  ["the glossary", { terms: [{ term: "B", definition: "A letter.", also: [] }] }],
])("a change of %s changes the digest of the settings", async (_, changed) => {
  const content = await loadContent(temporaryTree({ "docs/a.md": "Text.\n" }))
  const input = {
    ...content,
    site,
    siteUrl: "https://a.example",
    pathPrefix: "",
    publishFile: () => "",
    resolveImageFile: () => Promise.resolve({ src: "", width: 0, height: 0 }),
  }
  const digestOf = (settings: object) =>
    documentContexts({ ...input, ...settings })({ file: "docs/a.md", slug: "/a" }).digest
  const before = digestOf({})
  expect(digestOf({})).toBe(before)
  expect(digestOf(changed)).not.toBe(before)
  expect(digestOf({})).toBe(before)
})
