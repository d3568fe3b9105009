import { expect, test } from "vitest"
import path from "node:path"
import type { LoaderContext } from "webpack"
import { contentLayout } from "../../content/layout"
import { testContext } from "../../markdown/test-support"
import { outsidePartials } from "./outside-partials"
import type { Transform } from "./transform-with"

const root = path.resolve("project")
const layout = contentLayout(root, process.cwd(), {
  project: ".",
  docs: [{ folder: "docs", route: "/" }],
  static: [],
})
const rule = outsidePartials(layout, () => testContext)

function compiled(source: string): string | Promise<string> {
  const [use] = rule.use as [{ options: { transform: Transform } }] // as `transformWith` makes it
  const context = { resourcePath: path.join(root, "src/_part.mdx") } as LoaderContext<unknown> // all that is read
  return use.options.transform(source, context)
}

test("Markdown outside of the docs folders is compiled, and files with nodes are left to Gatsby", async () => {
  const isExcluded = rule.exclude as (file: string) => boolean
  expect(isExcluded(path.join(root, "docs/_part.mdx"))).toBe(true)
  expect(isExcluded(path.join(root, "src/_part.mdx"))).toBe(false)
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
