import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import type webpackType from "webpack"
import { expect, test, vi } from "vitest"
import { contentLayout } from "../../content/layout"
import { MdxContexts } from "./mdx-contexts"
import { mdxRules } from "./mdx-rules"

vi.mock("../images/publish-file", () => ({ publishFile: (file: string) => `/static/${path.basename(file)}` }))

const webpack = createRequire(import.meta.url)("webpack") as typeof webpackType
const root = mkdtempSync(path.join(tmpdir(), "dependencies-"))
const layout = contentLayout(root, root, { project: ".", docs: [{ folder: "docs", route: "/" }], static: [] })
const addresses = path.resolve(".cache/content/addresses")

/** Compiles a file with the rules of a Docusaurus tree. */
async function compiled(file: string): Promise<webpackType.Compilation> {
  vi.stubEnv("CONTENT_DIR", root)
  const contexts = new MdxContexts()
  const compiler = webpack({
    mode: "development",
    entry: path.join(root, file),
    output: { path: path.join(root, "out") },
    resolve: { modules: [path.resolve("node_modules")] },
    externals: [/^react|components/],
    module: { rules: mdxRules(layout, contexts) },
  })
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (stats) resolve(stats.compilation)
      else reject(error ?? new Error("webpack has no result."))
    }),
  )
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="1"></svg>'
const text = "![Order](./order.svg)\n\n[Plan](./plan.zip)\n\n![Next](./next.png)\n"

test.each(["docs/page.mdx", "docs/page.md", "src/_part.mdx"])(
  "%s is compiled again when an address, or a file that it shows or lacks, changes",
  async (file) => {
    const inFolder = (name: string) => path.join(root, path.dirname(file), name)
    mkdirSync(inFolder("."), { recursive: true })
    writeFileSync(inFolder("order.svg"), drawing)
    writeFileSync(inFolder("plan.zip"), "plan")
    writeFileSync(path.join(root, file), text)
    const { errors, fileDependencies, missingDependencies } = await compiled(file)
    expect(errors).toEqual([])
    expect([...fileDependencies]).toEqual(
      expect.arrayContaining([addresses, inFolder("order.svg"), inFolder("plan.zip")]),
    )
    expect([...missingDependencies]).toContain(inFolder("next.png"))
  },
)

test("a page that cannot be compiled, because its image is not complete, is compiled again with the image", async () => {
  writeFileSync(path.join(root, "docs/order.svg"), "<svg")
  writeFileSync(path.join(root, "docs/page.mdx"), text)
  const { errors, fileDependencies } = await compiled("docs/page.mdx")
  expect(errors).toHaveLength(1)
  expect([...fileDependencies]).toContain(path.join(root, "docs/order.svg"))
})

test("a page of a preview that imports a module that does not exist is compiled, and compiled again with the module", async () => {
  writeFileSync(path.join(root, "docs/page.mdx"), 'import Part from "./_part.mdx"\n\n<Part />\n')
  const { errors, missingDependencies, modules } = await compiled("docs/page.mdx")
  expect(errors).toEqual([])
  expect([...missingDependencies]).toContain(path.join(root, "docs/_part.mdx"))
  const [page] = [...modules].filter(
    (module) => module.nameForCondition() === path.join(root, "docs/page.mdx"),
  )
  expect(String(page?.originalSource()?.source())).toContain("This text cannot be compiled.")
  writeFileSync(path.join(root, "docs/_part.mdx"), "Words.\n")
  const complete = await compiled("docs/page.mdx")
  expect(complete.errors).toEqual([])
  expect([...complete.fileDependencies]).toContain(path.join(root, "docs/_part.mdx"))
})
