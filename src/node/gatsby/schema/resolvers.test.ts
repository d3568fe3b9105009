import type { CreateResolversArgs } from "gatsby"
import path from "node:path"
import { expect, test, vi } from "vitest"
import { createSchemaResolvers } from "./resolvers"
import { resolverContext } from "./test-support"

vi.mock("../images/publish-file", () => ({ publishFile: (file: string) => `/static/${path.basename(file)}` }))

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

test("a page depends on its images, and on all files while one that could be in the content or a static folder is missing", async () => {
  vi.stubEnv("CONTENT_DIR", "tests/fixtures/sites/workbench/content")
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
