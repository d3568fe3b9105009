import { expect, test, vi } from "vitest"
import { checkDescription } from "../../../shared/reference"
import { recordsOf, type SearchablePages } from "./searchable-pages"

vi.mock("../../config/load-config", async () => {
  const { site } = await import("../../../site.config")
  return { loadConfig: () => ({ environment: {}, site }) }
})

type QueriedPage = SearchablePages["allDocPage"]["nodes"][number]

const page = (slug: string, fields: Partial<QueriedPage> = {}): QueriedPage => ({
  kind: "doc",
  slug,
  title: "Title",
  label: "Title",
  description: "",
  unlisted: false,
  keywords: [],
  appliesTo: null,
  module: null,
  newest: null,
  tags: [],
  inputs: [],
  outputs: [],
  sections: [{ heading: null, text: "Text.", messages: null, onlyLinks: null }],
  ...fields,
})

const recordsOfPages = (...nodes: QueriedPage[]) =>
  recordsOf({ allDocPage: { nodes }, allArticle: { nodes: [] } })

test("the aliases of a page are its other names, without its title", () => {
  const aliases = (fields: Partial<QueriedPage>, slug = "/a") =>
    recordsOfPages(page(slug, fields)).map((record) => record.aliases)
  expect(aliases({ appliesTo: "v1", label: "Short", keywords: ["k8s"], module: "modules/a" })).toEqual([
    ["Short", "modules/a", "k8s", "v1"],
  ])
  expect(aliases({ keywords: ["Title", "k8s"] })).toEqual([["k8s"]])
  expect(aliases({ title: "Start" }, "/guides/")).toEqual([["Title", "Guides", "Guides"]])
})

test.each([
  ["service", "Amazon EKS", ["EKS"]],
  ["service", "AWS App Account baseline", ["App Account baseline"]],
  ["service", "Lambda", []],
  ["doc", "AWS Config", []],
])("a %s with the title %s has the aliases %j", (kind, title, aliases) => {
  const [record] = recordsOfPages(page("/a", { kind, title, label: title }))
  expect(record?.aliases).toEqual(aliases)
})

test("an unlisted page is not found, nor is its module", () => {
  const service = page("/reference/services/networking/vpc", {
    kind: "service",
    unlisted: true,
    outputs: [{ name: "id", descriptionText: "" }],
  })
  expect(recordsOfPages(page("/a"), page("/b", { unlisted: true }), service).map(({ url }) => url)).toEqual([
    "/a",
  ])
})

const emptySection = { heading: null, text: "", messages: null, onlyLinks: null }
const questions = ["a", "b", "c"].map((id) => ({
  ...emptySection,
  heading: { id, text: `What is ${id}?`, level: 2 },
  text: "This.",
}))

test.each([
  ["/a", {}, "guide"],
  ["/faq/eks/", { sections: [emptySection, ...questions] }, "question"],
  ["/guides/stay-up-to-date/releases/eks/2026", {}, "release"],
  ["/guides/stay-up-to-date/releases/", {}, "guide"],
  ["/reference/deployable", {}, "release"],
  ["/reference/services/networking/vpc", { kind: "service" }, "reference"],
] as const)("a page at %s with %j is found as a %s", (slug, fields, kind) => {
  expect(recordsOfPages(page(slug, fields as Partial<QueriedPage>))[0]).toMatchObject({
    url_without_anchor: slug,
    kind,
  })
})

test("the releases of a repository come with the newest year first, because equal hits are listed in this order", () => {
  const years = ["2024", "2025", "2026"].map((year) => `/guides/stay-up-to-date/releases/eks/${year}`)
  const records = recordsOfPages(page("/a"), ...years.map((slug) => page(slug)), page("/z"))
  expect(records.map(({ url }) => url)).toEqual(["/a", "/z", ...years.reverse()])
})

test("inputs and outputs that only the newest release has are marked as such", () => {
  const input = { name: "ttl", type: "number", default: "60", descriptionText: "Seconds.", attributes: [] }
  const service = page("/reference/services/networking/dns", {
    kind: "service",
    newest: { release: "v1.2.0", added: [input], addedOutputs: ["zone_arn"] },
  })
  const contentAt = (anchor: string) =>
    recordsOfPages(service).find((record) => record.anchor === anchor)?.content
  expect(contentAt("ttl")).toBe("Added by v1.2.0.\nSeconds.\nnumber, default 60")
  expect(contentAt("output-zone_arn")).toBe("Added by v1.2.0.")
})

test("the page that checks calls is found in every version, if there are services", () => {
  const service = page("/reference/services/networking/vpc", { kind: "service" })
  const checks = (...pages: QueriedPage[]) =>
    recordsOfPages(...pages).filter(({ url }) => url === "/reference/check")
  expect(checks(page("/a"))).toEqual([])
  expect(checks(service)).toMatchObject([
    {
      objectID: "/reference/check#",
      type: "lvl1",
      kind: "guide",
      docusaurus_tag: "default",
      aliases: [],
      hierarchy: { lvl1: "Check my call" },
      content:
        "Paste your Terraform, OpenTofu or Terragrunt code and see where its calls of catalog modules do not fit.",
    },
  ])
})

test("lists of services and of articles are found by what they list", () => {
  const article = { ...page("/discussions/knowledge-base/1"), kind: "troubleshooting" }
  const service = page("/reference/services/networking/vpc", { kind: "service", title: "VPC", label: "VPC" })
  const records = recordsOf({ allDocPage: { nodes: [service] }, allArticle: { nodes: [article] } })
  expect(records.slice(1).map(({ url, kind, content }) => [url, kind, content])).toEqual([
    ["/discussions/knowledge-base/1", "error", "Text."],
    ["/reference/services/", "reference", "VPC."],
    ["/reference/services/networking/", "reference", "VPC."],
    ["/reference/check", "guide", checkDescription],
    ["/discussions/knowledge-base/", "question", "1 question."],
  ])
  expect(
    records
      .filter(({ aliases }) => aliases.some((alias) => alias.endsWith(" services")))
      .map(({ url }) => url),
  ).toEqual(["/reference/services/", "/reference/services/networking/"])
})
