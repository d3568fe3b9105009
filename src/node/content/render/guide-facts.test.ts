import { expect, test } from "vitest"
import type { RenderContext } from "../../markdown/render-inputs"
import { parseDocument } from "../document"
import type { ContentLayout } from "../layout"
import { guideFactParts, plainGuideFacts, renderGuideFacts } from "./guide-facts"

const layout: ContentLayout = {
  root: "/content",
  reportRoot: "content",
  origin: "own",
  docsFolder: "docs",
  classify: (file) => ({ kind: "doc", path: file.replace(/^docs\//, "") }),
}

function parsed(frontMatter: string) {
  const read = parseDocument(layout, "docs/guides/x.md", `---\ntitle: X\n${frontMatter}\n---\n\nText.\n`)
  if (!read.document) throw new Error("The front matter is wrong.")
  return { ...read, document: read.document }
}

const context: RenderContext = {
  resolveLink: (url) => ({ href: `/docs${url}`, kind: "page" }),
  resolveImage: async () => undefined,
  versionTables: new Map(),
}

const forPrograms = {
  context,
  digest: "",
  site: { siteUrl: "https://docs.example.com", pathPrefix: "/docs" },
}

const guide = parsed(
  [
    "time: 45 minutes",
    "prerequisites:",
    "  - An [account](/intro/account) and `terraform` <1.9>",
    "  - A bucket",
    "you_will_have: A VPC",
  ].join("\n"),
)

test("the facts of a guide are a list of terms, with links as on the page", () => {
  expect(renderGuideFacts(guide.document, context)).toBe(
    '<dl class="guide-facts"><div><dt>Time</dt><dd>45 minutes</dd></div>' +
      '<div><dt>You need</dt><dd>An <a href="/docs/intro/account">account</a> and <code>terraform</code> &#x3C;1.9></dd><dd>A bucket</dd></div>' +
      "<div><dt>You will have</dt><dd>A VPC</dd></div></dl>",
  )
})

test("the Markdown twin has them as a list", () => {
  expect(plainGuideFacts(guide.document, forPrograms)).toBe(
    [
      "- **Time:** 45 minutes",
      "- **You need:**",
      "  - An [account](https://docs.example.com/docs/intro/account.md) and `terraform` <1.9>",
      "  - A bucket",
      "- **You will have:** A VPC",
    ].join("\n"),
  )
})

test("their links have the position of their field", () => {
  expect(guideFactParts(guide.document, guide.positionOf).links).toMatchObject([
    { url: "/intro/account", text: "account", line: 5, column: 5 },
  ])
})

test("a page without facts renders nothing", () => {
  const { document, positionOf } = parsed("description: Y")
  expect(renderGuideFacts(document, context)).toBeUndefined()
  expect(plainGuideFacts(document, forPrograms)).toBe("")
  expect(guideFactParts(document, positionOf)).toEqual({ links: [], messages: [] })
})

test("only pages of the docs have facts, even if the front matter of others has their fields", () => {
  const service = { ...guide.document, kind: "service" as const }
  expect(renderGuideFacts(service, context)).toBeUndefined()
  expect(plainGuideFacts(service, forPrograms)).toBe("")
})
