import { expect, test } from "vitest"
import { renderMarkdown } from "../render-markdown"
import type { RenderContext } from "../render-inputs"

const context: RenderContext = {
  resolveLink: (url) => ({ href: url, kind: "external" }),
  resolveImage: async () => undefined,
  versionTables: new Map(),
}

const render = (body: string) => renderMarkdown({ file: "a.md", format: "md", body, bodyLine: 1 }, context)

test("the block is marked, and contains the caution as text", async () => {
  const html = await render("```bash\nterraform destroy\nterraform state rm a\n```")
  expect(html).toMatch(
    /^<figure [^>]*data-destructive=""[^>]*><div class="code-caution"><strong>Caution:<\/strong> This command destroys/,
  )
  expect(html).toContain("This command makes Terraform forget resources")
})

test("a session is marked too, and other languages are not", async () => {
  expect(await render("```console\n$ terraform destroy\n```")).toContain("data-destructive")
  expect(await render("```text\nterraform destroy\n```")).not.toContain("data-destructive")
})
