import path from "node:path"
import { compile } from "@mdx-js/mdx"
import { expect, test, vi } from "vitest"
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
  const output = await compile(
    { value: "[Drawing](./drawing.svg?raw#top)", path: path.resolve(contentDir, "docs/page.mdx") },
    {
      remarkPlugins: remarkPlugins(contexts.contextFor),
      rehypePlugins: rehypePlugins(contexts.contextFor),
      jsx: true,
    },
  )
  expect(String(output)).toContain('href="/prefix/static/drawing.svg?raw#top"')
})
