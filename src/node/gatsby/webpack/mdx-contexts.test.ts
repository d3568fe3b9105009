import { readFileSync } from "node:fs"
import path from "node:path"
import { compile } from "@mdx-js/mdx"
import { expect, test, vi } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import { loadContent } from "../../content/load-content"
import { rehypePlugins, remarkPlugins } from "../../markdown/render-markdown"
import { MdxContexts } from "./mdx-contexts"

vi.mock("../images/publish-file", () => ({
  publishFile: (file: string, pathPrefix: string) => `${pathPrefix}/static/${path.basename(file)}`,
}))

test("a file beside an .mdx page is published, and links lead to its published address", async () => {
  const contentDir = "tests/fixtures/sites/workbench/content"
  vi.stubEnv("CONTENT_DIR", contentDir)
  const contexts = new MdxContexts()
  contexts.setPathPrefix("/prefix")
  const file = path.resolve(contentDir, "docs/page.mdx")
  const output = await compile(
    { value: "[Drawing](./drawing.svg?raw#top)", path: file, data: { context: contexts.contextFor(file) } },
    { remarkPlugins: remarkPlugins(), rehypePlugins, jsx: true },
  )
  expect(String(output)).toContain('href="/prefix/static/drawing.svg?raw#top"')
})

test.each(["versionTables", "codeFiles", "variables", "valueRules", "terms", "index"])(
  "all pages are compiled again when the %s change that their texts can show",
  async (part) => {
    const content = await loadContent(temporaryTree({ "docs/a.md": "Text.\n" }))
    const changes = {
      versionTables: new Map([["a", { caption: "A" }]]),
      codeFiles: new Map([["docs/a.tf", { reportFile: "docs/a.tf", text: "a = 1" }]]),
      variables: { values: { a: "1" } },
      valueRules: [{ name: "a" }],
      terms: [{ term: "A", definition: "B." }],
      index: (await loadContent(temporaryTree({ "docs/b.md": "Text.\n" }))).index,
    }
    const folder = temporaryTree({})
    const working = vi.spyOn(process, "cwd").mockReturnValue(folder)
    const contexts = new MdxContexts()
    working.mockRestore()
    const digestOf = (changed: object) => {
      contexts.setContent({ ...content, ...changed })
      return readFileSync(path.join(folder, ".cache/content/addresses"), "utf8")
    }
    const before = digestOf({})
    expect(digestOf({})).toBe(before)
    expect(digestOf({ [part]: changes[part as keyof typeof changes] })).not.toBe(before)
  },
)
