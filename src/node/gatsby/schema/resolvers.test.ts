import type { CreateResolversArgs } from "gatsby"
import path from "node:path"
import { expect, test, vi } from "vitest"
import { createSchemaResolvers } from "./resolvers"
import { resolverContext } from "./test-support"

vi.mock("../images/publish-file", () => ({ publishFile: (file: string) => `/static/${path.basename(file)}` }))

vi.stubEnv("CONTENT_DIR", "tests/fixtures/sites/workbench/content")

type Resolve = (source: object, args: object, context: object) => unknown

function resolversOf(resultsOf: (file: string) => Promise<void>) {
  const resolvers: Record<string, Record<string, { resolve: Resolve }>> = {}
  const args = { basePath: "", createResolvers: (created: object) => void Object.assign(resolvers, created) }
  createSchemaResolvers(args as unknown as CreateResolversArgs, { resultsOf, fileIdOf: (file) => file }) // has all arguments that are used
  return resolvers
}

test.each([
  ["DocPage", "html", "docs/a.md"],
  ["DocPage", "printedHtml", "docs/a.md"],
  ["Article", "questionHtml", "knowledge-base/1.md"],
])("the field %s.%s waits for the results of the page", async (type, field, file) => {
  const requested: string[] = []
  const resultsOf = (name: string) => {
    requested.push(name)
    return Promise.reject(new Error("The thread has crashed."))
  }
  const { resolve } = resolversOf(resultsOf)[type]![field]!
  await expect(resolve({ document: { file } }, { slugs: [] }, {})).rejects.toThrow("The thread has crashed.")
  expect(requested).toEqual([file])
})

test("a page has the label of its document", () => {
  const { label } = resolversOf(() => Promise.resolve()).DocPage!
  expect(label!.resolve({ document: { label: "VPC", title: "Virtual private clouds" } }, {}, {})).toBe("VPC")
})

test.each([
  ["a", ["a"]],
  [
    ["a", "b"],
    ["a", "b"],
  ],
  [undefined, []],
])("the keywords %j of a page are the list %j", (keywords, list) => {
  const { keywords: field } = resolversOf(() => Promise.resolve()).DocPage!
  expect(field!.resolve({ document: { frontMatter: { keywords } } }, {}, {})).toEqual(list)
})

test("the title of a page for search engines can be another one", () => {
  const { metaTitle } = resolversOf(() => Promise.resolve()).DocPage!
  const titleWith = (frontMatter: object) =>
    metaTitle!.resolve({ document: { title: "VPC", frontMatter } }, {}, {})
  expect(titleWith({})).toBe("VPC")
  expect(titleWith({ title_meta: "Virtual private clouds" })).toBe("Virtual private clouds")
})

test("of a page's tags, those that the tree has are shown", () => {
  const { tags } = resolversOf(() => Promise.resolve()).DocPage!
  const context = resolverContext({ getNodeById: ({ id }) => (id === "tag vpc" ? { slug: "vpc" } : null) })
  expect(tags!.resolve({ tagKeys: ["vpc", "gone"] }, {}, context)).toEqual([{ slug: "vpc" }])
})

test("the heading of the question is in an article's table of contents only if the question is in its text", async () => {
  const { headings } = resolversOf(() => Promise.resolve()).Article!
  const textsOf = async (format: string) => {
    const own = { kind: "article", file: `knowledge-base/1.${format}`, slug: "/knowledge-base/1", format }
    const document = {
      ...own,
      body: "## Question\n\nWhy?\n\n## Answer\n\nSo.\n",
      bodyLine: 1,
      frontMatter: {},
    }
    const found = await headings!.resolve({ format, document }, {}, resolverContext())
    return (found as { text: string }[]).map(({ text }) => text)
  }
  expect(await textsOf("md")).toEqual(["Answer"])
  expect(await textsOf("mdx")).toEqual(["Question", "Answer"])
})

test("a page about an old version leads to the page that replaces it, by its title", () => {
  const { replacedBy } = resolversOf(() => Promise.resolve()).DocPage!
  const page = { kind: "doc", id: "b", file: "docs/b.md", slug: "/b", title: "The new way", label: "New" }
  const context = resolverContext({ getNodeById: () => ({ pages: [page] }) })
  const replacementOf = (frontMatter: object) =>
    replacedBy!.resolve({ document: { file: "docs/a.md", slug: "/a", frontMatter } }, {}, context)
  expect(replacementOf({ replaced_by: "./b.md" })).toEqual({ label: "The new way", href: "/b" })
  expect(replacementOf({ replaced_by: "/gone" })).toBeNull()
  expect(replacementOf({})).toBeNull()
})

test("a service's page has the inputs, outputs and changes of its module, and any other page has none", async () => {
  const service = "reference/services/a/b"
  const type = "object({\n    # How wide it is.\n    width = optional(number, 1)\n  })"
  const file = (holds: string, text: string, release?: string) => ({
    ...{ service, holds, release, text },
    reportFile: `${holds}.tf`,
  })
  const files = [
    file(
      "inputs",
      `variable "size" {\n  type = ${type}\n  description = "The size."\n  nullable = false\n}\n`,
    ),
    file("outputs", 'output "id" {\n  value = 1\n}\n'),
    file("inputs", 'variable "width" {\n  type = string\n}\n', "v2.0.0"),
  ]
  const context = resolverContext({
    findAll: () => Promise.resolve({ entries: files }),
    getNodeById: () => ({ pages: [], valueRules: [], terms: [] }),
  })
  const { DocPage, TerraformInput } = resolversOf(() => Promise.resolve())
  const { inputs, outputs, newest } = DocPage!
  const replaced = [{ name: "size", successors: ["width"] }]
  const fieldsOf = (kind: string) => {
    const page = { kind, docId: service, document: { frontMatter: { replaced_inputs: replaced } } }
    return Promise.all([inputs, outputs, newest].map((field) => field!.resolve(page, {}, context)))
  }
  expect(await fieldsOf("service")).toMatchObject([
    [{ name: "size" }],
    [{ name: "id" }],
    { removed: replaced },
  ])
  expect(await fieldsOf("doc")).toEqual([[], [], null])

  const [[size]] = (await fieldsOf("service")) as [[object]]
  const ofInput = (name: string) => TerraformInput![name]!.resolve(size, {}, context)
  expect(["required", "type", "default", "nullable"].map(ofInput)).toEqual([true, "object", null, false])
  expect(ofInput("attributes")).toEqual([
    {
      ...{ path: "width", name: "width", depth: 0, type: "number" },
      ...{ optional: true, default: "1", description: expect.stringContaining("How wide it is.") as string },
    },
  ])
})

test("a page lists the reasons why releases that its samples pin no longer deploy", async () => {
  const { releaseProblems } = resolversOf(() => Promise.resolve()).DocPage!
  const topic = (id: string, good: string) => ({
    ...{ id, title: "It fails.", when: "plan" },
    releases: [{ repository: "terraform-aws-eks", good }],
  })
  const context = resolverContext({
    getNodeById: ({ type }) =>
      type === "Deployable" ? { topics: [topic("old", "v0.2.0"), topic("new", "v0.9.0")] } : { pages: [] },
  })
  const source = "git::git@github.com:gruntwork-io/terraform-aws-eks.git//modules/a?ref=v0.5.0"
  const body = `\`\`\`hcl\nsource = "${source}"\n\`\`\`\n`
  const document = { kind: "doc", file: "docs/a.md", slug: "/a", format: "md", bodyLine: 1, body }
  expect(await releaseProblems!.resolve({ document }, {}, context)).toEqual([
    { id: "new", title: "It fails." },
  ])
})

test("a link in the description of an input is resolved from the page of its service", () => {
  const { description } = resolversOf(() => Promise.resolve()).TerraformInput!
  const service = "reference/services/networking/vpc"
  const page = {
    kind: "doc",
    id: "b",
    file: "docs/b.md",
    slug: "/reference/services/networking/b",
    title: "B",
    label: "B",
  }
  const context = resolverContext({ getNodeById: () => ({ pages: [page], valueRules: [], terms: [] }) })
  const input = { service, file: `${service}/variables.tf`, declared: { description: "See [B](b)." } }
  expect(description!.resolve(input, {}, context)).toContain('href="/reference/services/networking/b"')
})

test("a page depends on its images, and on all files while one that could be in the content or a static folder is missing", async () => {
  const requested = new Set<string>()
  const context = resolverContext({
    getNodeById({ id, type }, dependencies) {
      const node = id === "" ? null : { pages: [] }
      if (type === "File" && dependencies) requested.add(`every ${dependencies.connectionType}`)
      else if (type === "File" && node) requested.add(id)
      return node
    },
  })
  const { html, image } = resolversOf(() => Promise.resolve()).DocPage!
  const filesOf = async (field: { resolve: Resolve }, body: string, frontMatter = {}) => {
    requested.clear()
    const own = { kind: "doc", file: "docs/a.md", slug: "/a", format: "md", bodyLine: 1 }
    await field.resolve({ document: { ...own, body, frontMatter } }, {}, context)
    return [...requested]
  }
  const drawing = path.resolve("tests/fixtures/sites/workbench/content/docs/drawing.svg")
  expect(await filesOf(html!, "![Drawing](./drawing.svg)")).toEqual([drawing])
  expect(await filesOf(image!, "", { image: "./drawing.svg" })).toEqual([drawing])
  expect(await filesOf(html!, "![Icon](/favicon.svg)")).toEqual([path.resolve("static/favicon.svg")])
  for (const missing of ["./gone.svg", "/gone.svg"])
    expect(await filesOf(html!, `![Drawing](${missing})`)).toEqual(["every File"])
  expect(await filesOf(html!, "![Drawing](../../gone.svg)")).toEqual([])
})
