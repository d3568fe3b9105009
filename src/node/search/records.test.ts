import { expect, test } from "vitest"
import { definitionsRank } from "../../shared/search/record"
import { site } from "../../site.config"
import { parseModule } from "../reference/parse-module"
import { moduleRecords, pageRecords, type SearchablePage } from "./records"

const page = {
  slug: "/faq/eks/",
  title: "EKS",
  description: "About EKS.",
  tags: ["kubernetes"],
  aliases: ["Questions on EKS", "EKS 1.21"],
  kind: "question" as const,
  sections: [
    { text: "" },
    { heading: { id: "why", text: "Why?", level: 2 }, text: "Because." },
    { heading: { id: "detail", text: "Detail", level: 3 }, text: "More." },
    { heading: { id: "how", text: "How?", level: 2 }, text: "Like so." },
  ],
}

test("a page has one record for itself and one for each heading section", () => {
  const records = pageRecords(page, site)
  expect(records.map(({ url, type, content }) => [url, type, content])).toEqual([
    ["/faq/eks/", "lvl1", "About EKS."],
    ["/faq/eks/#why", "lvl2", "Because."],
    ["/faq/eks/#detail", "lvl3", "More."],
    ["/faq/eks/#how", "lvl2", "Like so."],
  ])
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(4)
})

test("a page's own record has its description and first text, which is there once if it is the description", () => {
  const contentOf = (description: string) =>
    pageRecords({ ...page, description, sections: [{ text: "About EKS. And more." }] }, site)[0]?.content
  expect(contentOf("Questions.")).toBe("Questions.\nAbout EKS. And more.")
  expect(contentOf("About EKS. And …")).toBe("About EKS. And more.")
})

test("only a page's own record has the other names of the page", () => {
  expect(pageRecords(page, site).map(({ aliases }) => aliases)).toEqual([page.aliases, [], [], []])
})

test("records have the kind of their page, and rank by it", () => {
  const rankOf = (kind: SearchablePage["kind"], opensSection = false) =>
    pageRecords({ ...page, kind, opensSection }, site)[0]
  expect(rankOf("error")).toMatchObject({ kind: "error", weight: { pageRank: 1 } })
  expect(rankOf("question")).toMatchObject({ kind: "question", weight: { pageRank: 1 } })
  expect(rankOf("release")).toMatchObject({ kind: "release", weight: { pageRank: 0 } })
  expect(rankOf("guide")).toMatchObject({ kind: "guide", weight: { pageRank: 2 } })
  expect(rankOf("guide", true)).toMatchObject({ kind: "guide", weight: { pageRank: 3 } })
  const glossary = pageRecords({ ...page, kind: "reference", definesTerms: true }, site)
  expect(glossary.map(({ weight }) => weight.pageRank)).toEqual(glossary.map(() => definitionsRank))
})

test("records contain the messages that their sections and headings quote", () => {
  const sections = [
    { text: "", messages: ["Error: No such index"] },
    { heading: { id: "a", text: 'Why "No such index"? Because of "x"', level: 2 }, text: "" },
  ]
  const messages = (kind: "question" | "error") =>
    pageRecords({ ...page, kind, sections }, site).map((record) => record.messages)
  expect(messages("question")).toEqual([["Error: No such index"], ["No such index"]])
  expect(messages("error")).toEqual([["Error: No such index", "EKS"], ["No such index"]])
})

test("a section of links is not found by the texts of the linked pages", () => {
  const links = { text: "Reset the password\nRotate a key", onlyLinks: true as const }
  const sections = [links, { heading: { id: "related", text: "Related", level: 2 }, ...links }]
  expect(pageRecords({ ...page, sections }, site).map(({ content }) => content)).toEqual([
    "About EKS.\nReset the password\nRotate a key",
    "",
  ])
})

test("a record has the headings above it, and no others", () => {
  const [, , detail, how] = pageRecords(page, site)
  expect(detail?.hierarchy).toMatchObject({
    lvl0: "FAQ",
    lvl1: "EKS",
    lvl2: "Why?",
    lvl3: "Detail",
    lvl4: null,
  })
  expect(how?.hierarchy).toMatchObject({ lvl2: "How?", lvl3: null })
})

test("a heading ends all deeper ones before it, down to the sixth level", () => {
  const sections = [2, 3, 4, 5, 6, 2].map((level, index) => ({
    heading: { id: `h${index}`, text: `Heading ${index}`, level },
    text: "Text.",
  }))
  const records = pageRecords({ ...page, sections }, site)
  expect(records[4]?.hierarchy).toMatchObject({ lvl2: "Heading 0", lvl5: "Heading 3", lvl6: "Heading 4" })
  expect(records[5]?.hierarchy).toEqual({
    lvl0: "FAQ",
    lvl1: "EKS",
    lvl2: "Heading 5",
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  })
})

test("records have the attributes of contextual search", () => {
  expect(pageRecords(page, site)[0]).toMatchObject({
    language: "en",
    docusaurus_tag: "docs-default-current",
    version: "current",
    tags: ["kubernetes"],
  })
  expect(pageRecords({ ...page, slug: "/tools" }, site)[0]).toMatchObject({
    docusaurus_tag: "docs-default-current",
  })
})

const moduleOf = (variables: string, outputs = "") =>
  parseModule({
    variables: { file: "variables.tf", text: variables },
    outputs: { file: "outputs.tf", text: outputs },
  })

test("inputs, outputs and attributes are records of their own", async () => {
  const records = moduleRecords(
    { slug: "/guides/x", title: "Bastion", tags: ["ssh"] },
    await moduleOf(
      `variable "ami_filters" {
  description = "See [\`ami\`](#ami) and **more**."
  type = object({
    # Accounts.
    owners = list(string)
  })
  default = null
}
`,
      'output "id" {\n  description = "ID."\n  value = 1\n}\n',
    ),
    site,
  )
  expect(
    records.map(({ objectID, type, content, hierarchy: { lvl1, lvl2, lvl3, lvl4 } }) => [
      objectID,
      type,
      content,
      lvl1,
      lvl2,
      lvl3,
      lvl4,
    ]),
  ).toEqual([
    [
      "/guides/x#ami_filters",
      "lvl3",
      "See ami and more.\nobject, default null",
      "Bastion",
      "Inputs",
      "ami_filters",
      null,
    ],
    [
      "/guides/x#ami_filters.owners",
      "lvl4",
      "Accounts.\nlist(string)",
      "Bastion",
      "Inputs",
      "ami_filters",
      "owners",
    ],
    ["/guides/x#output-id", "lvl3", "ID.", "Bastion", "Outputs", "id", null],
  ])
  expect(records[1]).toMatchObject({
    anchor: "ami_filters.owners",
    url: "/guides/x#ami_filters.owners",
    url_without_anchor: "/guides/x",
    language: "en",
    docusaurus_tag: "docs-default-current",
    tags: ["ssh"],
    weight: { pageRank: 2, level: 60, position: 1001 },
  })
})

test("a long default is left out", async () => {
  const text = `variable "a" {\n  type = map(string)\n  default = { a = "${"x".repeat(90)}" }\n}\n`
  const [record] = moduleRecords({ slug: "/a", title: "A", tags: [] }, await moduleOf(text), site)
  expect(record?.content).toBe("map(string)")
})
