import { expect, test } from "vitest"
import path from "node:path"
import type { LoaderContext, RuleSetRule } from "webpack"
import { contentLayout } from "../../content/layout"
import { testContext } from "../../markdown/test-support"
import { importedMarkdown } from "./imported-markdown"
import type { Transform } from "./transform-with"

const root = path.resolve("project")
const layout = contentLayout(root, process.cwd(), {
  project: ".",
  docs: [{ folder: "docs", route: "/" }],
  static: [],
})
const rule = importedMarkdown(layout, () => testContext)

function compiled(source: string): string | Promise<string> {
  const [use] = rule.use as [{ options: { transform: Transform } }] // as `transformWith` makes it
  const context = { resourcePath: path.join(root, "src/_part.mdx") } as LoaderContext<unknown> // all that is read
  return use.options.transform(source, context)
}

function isExcluded({ exclude }: RuleSetRule, file: string): boolean {
  return (exclude as (file: string) => boolean)(path.join(root, file)) // as `importedMarkdown` makes it
}

test("in a tree that is not a Docusaurus project, only .mdx files have nodes", () => {
  const rule = importedMarkdown(contentLayout(root), () => testContext)
  expect(isExcluded(rule, "_part.mdx")).toBe(true)
  expect(isExcluded(rule, "_part.md")).toBe(false)
})

test("Markdown outside of the docs folders is compiled, and files with nodes are left to Gatsby", async () => {
  expect(isExcluded(rule, "docs/_part.mdx")).toBe(true)
  expect(isExcluded(rule, "docs/_part.md")).toBe(true)
  expect(isExcluded(rule, "src/_part.mdx")).toBe(false)
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
