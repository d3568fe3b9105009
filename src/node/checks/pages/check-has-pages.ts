import type { Content } from "../../content/content"
import type { Problem } from "../../report/problem"

/** Reports a content tree without any page, which is probably another folder than was meant. */
export function checkHasPages({
  documents,
  drafts,
  layout,
}: Pick<Content, "documents" | "drafts" | "layout">): Problem[] {
  if (documents.length + drafts.length > 0) return []
  return [
    {
      rule: "file-name",
      file: layout.reportRoot,
      line: 1,
      column: 1,
      message: "The folder has no page.",
      fix: "add a file that ends with .md or .mdx, or name another folder in CONTENT_DIR.",
    },
  ]
}
