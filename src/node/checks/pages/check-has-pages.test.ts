import { expect, test } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import { loadContent } from "../../content/load-content"
import { checkHasPages } from "./check-has-pages"

test("a tree without pages is reported; one with only a draft is not", async () => {
  const empty = await loadContent(temporaryTree({ "docs/_part.mdx": "Text.\n", "docs/notes.txt": "Text.\n" }))
  expect(checkHasPages(empty)).toEqual([
    {
      rule: "file-name",
      file: empty.layout.reportRoot,
      line: 1,
      column: 1,
      message: "The folder has no page.",
      fix: "add a file that ends with .md or .mdx, or name another folder in CONTENT_DIR.",
    },
  ])
  const draft = await loadContent(temporaryTree({ "docs/a.md": "---\ntitle: A\ndraft: true\n---\n" }))
  expect(checkHasPages(draft)).toEqual([])
})
