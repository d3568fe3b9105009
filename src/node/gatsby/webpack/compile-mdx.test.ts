import { afterEach, expect, test, vi } from "vitest"
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import type webpackType from "webpack"
import type { LoaderContext, RuleSetRule } from "webpack"
import { contentLayout } from "../../content/layout"
import { testContext } from "../../markdown/test-support"
import { compileMdx, withoutPluginCompiler } from "./compile-mdx"
import { MdxContexts } from "./mdx-contexts"
import type { Transform } from "./transform-with"

vi.mock("../images/publish-file", () => ({ publishFile: (file: string) => `/static/${path.basename(file)}` }))

const root = path.resolve("project")
const layout = contentLayout(root, process.cwd(), {
  project: ".",
  docs: [{ folder: "docs", route: "/" }],
  static: [],
})

afterEach(() => vi.unstubAllEnvs())

const contextFor = vi.fn(() => testContext)

function compiled(source: string, command: "build" | "develop" = "build"): string | Promise<string> {
  vi.stubEnv("gatsby_executing_command", command)
  const { use } = compileMdx(layout, contextFor)
  const [{ options }] = use as [{ options: { transform: Transform } }] // as `transformWith` makes it
  const context = { resourcePath: path.join(root, "docs/page.mdx") } as LoaderContext<unknown> // all that is read
  return options.transform(source, context)
}

test("a file is compiled without its front matter", async () => {
  const code = await compiled("---\ntitle: Part\n---\n\n## Hello {props.who}\n\n[a](/a)\n")
  expect(code).toContain("function MDXContent(props = {})")
  expect(code).toContain("props.who")
  expect(code).toContain('href: "/prefix/a"')
  expect(code).not.toContain("title: Part")
  const file = path.join(root, "docs/page.mdx")
  expect(contextFor).toHaveBeenCalledWith(file, expect.objectContaining({ resourcePath: file }))
})

test("an error in the text is at its line of the file", async () => {
  await expect(compiled("---\ntitle: Part\n---\n\n<b>\n")).rejects.toThrow(
    "Expected a closing tag for `<b>` (5:1-5:4)",
  )
})

test("a preview shows a sentence in place of a text that is not valid MDX", async () => {
  const code = await compiled("---\ntitle: Part\n---\n\nHello.\n\n<b>\n", "develop")
  expect(code).toContain("This text cannot be compiled. The list of problems says why.")
  expect(code).not.toContain("Hello")
})

test("the compiler of Gatsby's plugin is removed from its rule for MDX, and no other loader", () => {
  const babel = { loader: "babel-loader" }
  const plugin: RuleSetRule = {
    test: /\.mdx?$/,
    use: () => [babel, { loader: path.resolve("node_modules/gatsby-plugin-mdx/dist/gatsby-mdx-loader") }],
  }
  const other = { test: /\.css$/, use: ["css-loader"] }
  withoutPluginCompiler([plugin, other])
  expect((plugin.use as (module: object) => unknown)({})).toEqual([babel])
  expect(other.use).toEqual(["css-loader"])
  const written = readFileSync("node_modules/gatsby-plugin-mdx/dist/gatsby-node.js", "utf8")
  expect(written).toContain("loader: _path.default.join(__dirname, `gatsby-mdx-loader`)")
})

const webpack = createRequire(import.meta.url)("webpack") as typeof webpackType
const tree = mkdtempSync(path.join(tmpdir(), "dependencies-"))
const treeLayout = contentLayout(tree, tree, {
  project: ".",
  docs: [{ folder: "docs", route: "/" }],
  static: [],
})
const addresses = path.resolve(".cache/content/addresses")

/** Compiles a file of a Docusaurus tree. */
async function compilationOf(file: string): Promise<webpackType.Compilation> {
  vi.stubEnv("CONTENT_DIR", tree)
  const compiler = webpack({
    mode: "development",
    entry: path.join(tree, file),
    output: { path: path.join(tree, "out") },
    resolve: { modules: [path.resolve("node_modules")] },
    externals: [/^react|components/],
    module: { rules: [compileMdx(treeLayout, new MdxContexts().contextFor)] },
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
    const inFolder = (name: string) => path.join(tree, path.dirname(file), name)
    mkdirSync(inFolder("."), { recursive: true })
    writeFileSync(inFolder("order.svg"), drawing)
    writeFileSync(inFolder("plan.zip"), "plan")
    writeFileSync(path.join(tree, file), text)
    const { errors, fileDependencies, missingDependencies } = await compilationOf(file)
    expect(errors).toEqual([])
    expect([...fileDependencies]).toEqual(
      expect.arrayContaining([addresses, inFolder("order.svg"), inFolder("plan.zip")]),
    )
    expect([...missingDependencies]).toContain(inFolder("next.png"))
  },
)

test("a page that cannot be compiled, because its image is not complete, is compiled again with the image", async () => {
  writeFileSync(path.join(tree, "docs/order.svg"), "<svg")
  writeFileSync(path.join(tree, "docs/page.mdx"), text)
  const { errors, fileDependencies } = await compilationOf("docs/page.mdx")
  expect(errors).toHaveLength(1)
  expect([...fileDependencies]).toContain(path.join(tree, "docs/order.svg"))
})

test("a page of a preview that imports a module that does not exist is compiled, and compiled again with the module", async () => {
  writeFileSync(path.join(tree, "docs/page.mdx"), 'import Part from "./_part.mdx"\n\n<Part />\n')
  const { errors, missingDependencies, modules } = await compilationOf("docs/page.mdx")
  expect(errors).toEqual([])
  expect([...missingDependencies]).toContain(path.join(tree, "docs/_part.mdx"))
  const [page] = [...modules].filter(
    (module) => module.nameForCondition() === path.join(tree, "docs/page.mdx"),
  )
  expect(String(page?.originalSource()?.source())).toContain("This text cannot be compiled.")
  writeFileSync(path.join(tree, "docs/_part.mdx"), "Words.\n")
  const complete = await compilationOf("docs/page.mdx")
  expect(complete.errors).toEqual([])
  expect([...complete.fileDependencies]).toContain(path.join(tree, "docs/_part.mdx"))
})
