import { expect, test } from "vitest"
import { temporaryTree, type TreeFiles } from "../../../tests/temporary-tree"
import { checkDescription } from "../../shared/reference"
import { site } from "../../site.config"
import { loadContent } from "../content/load-content"
import { loadModules } from "../reference/load-modules"
import { searchRecords } from "./search-records"

const page = (fields: object = {}, body = "Text.") =>
  `---\n${JSON.stringify({ title: "Title", ...fields })}\n---\n\n${body}\n`

async function recordsOf(files: TreeFiles) {
  const content = await loadContent(temporaryTree(files))
  return searchRecords(content, await loadModules(content.layout), site)
}

const service = "reference/services/networking/vpc"
const variable = (name: string, rest = "") => `variable "${name}" {\n  type = number\n${rest}}\n`

test("a page is also found by its other names, but its title is none of them", async () => {
  const fields = {
    applies_to: "Terraform 0.13",
    sidebar_label: "Short",
    keywords: ["k8s", "Title"],
    module: "modules/a",
  }
  const records = await recordsOf({
    "docs/a.md": page(fields),
    "docs/guides/index.md": page({ title: "Start", sidebar_label: "Title" }),
    "knowledge-base/7.md": page({ number: 7, kind: "concept", answered: true, keywords: "ipv6" }),
  })
  expect(records.slice(0, 3).map(({ url, aliases }) => [url, aliases])).toEqual([
    ["/a", ["Short", "modules/a", "k8s", "Terraform 0.13"]],
    ["/guides/", ["Title", "Guides", "Guides"]],
    ["/discussions/knowledge-base/7", ["ipv6"]],
  ])
})

test("what a page assumes is part of its text and no name of the page", async () => {
  const [record] = await recordsOf({ "docs/a.md": page({ applies_to: "Kubernetes 1.35 on EKS" }) })
  expect(record).toMatchObject({ aliases: [], content: "Text.\nKubernetes 1.35 on EKS" })
})

test.each([
  [`${service}/index.md`, "Amazon EKS", ["EKS"]],
  [`${service}/index.md`, "AWS App Account baseline", ["App Account baseline"]],
  [`${service}/index.md`, "Lambda", []],
  ["docs/a.md", "AWS Config", []],
])("the page %s with the title %s has the aliases %j", async (file, title, aliases) => {
  const [record] = await recordsOf({ "docs/b.md": page({ unlisted: true }), [file]: page({ title }) })
  expect(record?.aliases).toEqual(aliases)
})

test("a page has the labels of its tags, and its first paragraph in place of a missing description", async () => {
  const records = await recordsOf({
    "docs/a.md": page({ tags: ["vpc", "ec2"] }),
    "docs/b.md": page({ description: "About b." }),
    "tags.yml": `- { slug: ec-2, label: ec2, description: Servers. }\n- { slug: vpc, label: VPC, description: Networks. }\n`,
  })
  expect(records.map(({ tags, content }) => [tags, content])).toEqual([
    [["VPC", "ec2"], "Text."],
    [[], "About b.\nText."],
  ])
})

test("a list of links is not found by its text, which is that of other pages", async () => {
  const records = await recordsOf({
    "docs/a.md": page({}, "Text.\n\n## More\n\n- [Networks](/b)\n- [Roles](/c)"),
  })
  expect(records.map(({ content }) => content)).toEqual(["Text.", ""])
})

test("the glossary, which defines terms, is ranked below the pages that are about them", async () => {
  const [glossary, other] = await recordsOf({
    "docs/reference/glossary.md": page(),
    "docs/reference/other.md": page(),
  })
  expect(glossary?.weight.pageRank).toBeLessThan(other?.weight.pageRank ?? 0)
})

test("a page that the header links to, or that starts a section, is ranked above other pages", async () => {
  const [entry, other] = await recordsOf({ "docs/guides/index.md": page(), "docs/guides/vpc.md": page() })
  expect(entry?.weight.pageRank).toBeGreaterThan(other?.weight.pageRank ?? 0)
})

test("an unlisted page is not found, nor is its module", async () => {
  const records = await recordsOf({
    "docs/a.md": page(),
    "docs/b.md": page({ unlisted: true }),
    [`${service}/index.md`]: page({ unlisted: true }),
    [`${service}/outputs.tf`]: 'output "id" {\n  value = 1\n}\n',
  })
  expect(records.map(({ url }) => url)).toEqual(["/a"])
})

const questions = ["a", "b", "c"].map((id) => `## What is ${id}?\n\nThis.\n`).join("\n")

test.each([
  ["docs/a.md", page(), "guide"],
  ["docs/faq/eks/index.md", page({}, questions), "question"],
  ["docs/guides/stay-up-to-date/releases/eks/2026.md", page(), "release"],
  ["docs/guides/stay-up-to-date/releases/index.md", page(), "guide"],
  ["docs/reference/deployable.md", page(), "release"],
  [`${service}/index.md`, page(), "reference"],
  ["knowledge-base/7.md", page({ number: 7, kind: "concept", answered: true }), "question"],
  ["knowledge-base/8.md", page({ number: 8, kind: "troubleshooting", answered: true }), "error"],
])("the page %s is found as what it is", async (file, text, kind) => {
  const [record] = await recordsOf({ "docs/z.md": page({ unlisted: true }), [file]: text })
  expect(record?.kind).toBe(kind)
})

test("pages come by address, then releases with the newest year first, then articles by number, because equal hits are listed in this order", async () => {
  const years = ["2024", "2025", "2026"].map((year) => `guides/stay-up-to-date/releases/eks/${year}`)
  const article = (number: number) => page({ number, kind: "concept", answered: true })
  const records = await recordsOf({
    "docs/z.md": page(),
    ...Object.fromEntries(years.map((year) => [`docs/${year}.md`, page()])),
    "docs/a.md": page(),
    "knowledge-base/10.md": article(10),
    "knowledge-base/9.md": article(9),
  })
  expect(records.map(({ url }) => url)).toEqual([
    ...["/a", "/z"],
    ...years.reverse().map((year) => `/${year}`),
    ...["/discussions/knowledge-base/9", "/discussions/knowledge-base/10"],
    "/discussions/knowledge-base/",
  ])
})

test("an input and an output that only the newest release has say so", async () => {
  const records = await recordsOf({
    "docs/a.md": page(),
    [`${service}/index.md`]: page(),
    [`${service}/variables.tf`]: variable("size", '  description = "How large."\n'),
    [`${service}/outputs.tf`]: "",
    [`${service}/v1.2.0/variables.tf`]: variable("size") + variable("ttl", "  default = 60\n"),
    [`${service}/v1.2.0/outputs.tf`]: 'output "zone_arn" {\n  value = 1\n}\n',
  })
  const entries = records.filter(({ kind }) => kind === "input" || kind === "output")
  expect(entries.map(({ anchor, content }) => [anchor, content])).toEqual([
    ["size", "How large.\nnumber"],
    ["ttl", "Added by v1.2.0.\nnumber, default 60"],
    ["output-zone_arn", "Added by v1.2.0."],
  ])
})

test("the page that checks calls is found in every version, if there are services", async () => {
  const checks = async (files: TreeFiles) =>
    (await recordsOf({ "docs/a.md": page(), ...files })).filter(({ url }) => url === "/reference/check")
  expect(await checks({})).toEqual([])
  expect(await checks({ [`${service}/index.md`]: page() })).toMatchObject([
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

test("lists of services and of articles are found by what they list", async () => {
  const records = await recordsOf({
    "docs/a.md": page(),
    [`${service}/index.md`]: page({ title: "VPC" }),
    "knowledge-base/1.md": page({ number: 1, kind: "troubleshooting", answered: true }),
  })
  expect(records.slice(3).map(({ url, kind, content }) => [url, kind, content])).toEqual([
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
