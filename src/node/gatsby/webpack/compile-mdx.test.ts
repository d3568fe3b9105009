import { afterEach, expect, test, vi } from "vitest"
import { readFileSync } from "node:fs"
import path from "node:path"
import type { LoaderContext, RuleSetRule } from "webpack"
import { contentLayout } from "../../content/layout"
import { testContext } from "../../markdown/test-support"
import { compileMdx, withoutPluginCompiler } from "./compile-mdx"
import type { Transform } from "./transform-with"

const root = path.resolve("project")
const layout = contentLayout(root, process.cwd(), {
  project: ".",
  docs: [{ folder: "docs", route: "/" }],
  static: [],
})

afterEach(() => vi.unstubAllEnvs())

function compiled(source: string, command: "build" | "develop" = "build"): string | Promise<string> {
  vi.stubEnv("gatsby_executing_command", command)
  const { use } = compileMdx(layout, () => testContext)
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
