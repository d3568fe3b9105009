import { kindOf } from "../../content/page-kinds/page-kinds"
import type { Problem } from "../../report/problem"
import type { CheckedPage } from "../page"

/** Reports pages without text, if their kind requires one. */
export function checkEmptyPages(pages: readonly CheckedPage[], known: readonly Problem[]): Problem[] {
  const faulty = new Set(known.map(({ file }) => file))
  return pages.flatMap(({ document }): Problem[] => {
    const isEmpty = kindOf(document).needsText && document.body.trim() === ""
    if (!isEmpty || faulty.has(document.reportFile)) return []
    return [
      {
        rule: "lost-text",
        file: document.reportFile,
        line: document.bodyLine,
        column: 1,
        message: document.bodyLine === 1 ? "The file is empty." : "The page has no text.",
        fix: "write it, or set `draft: true` until it is written.",
      },
    ]
  })
}
