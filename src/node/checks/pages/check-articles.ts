import { isOfKind } from "../../content/document"
import type { Problem } from "../../report/problem"
import type { CheckedPage } from "../page"

const names = ["Question", "Answer"] as const

/** Reports articles without the two parts that readers and search know: a heading "Question", then one "Answer". */
export function checkArticles(pages: readonly CheckedPage[]): Problem[] {
  return pages.flatMap(({ document, outline }): Problem[] => {
    if (!isOfKind(document, "article")) return []
    const report = (message: string, fix: string): Problem[] => [
      {
        rule: "article-parts",
        file: document.reportFile,
        line: firstLine(document),
        column: 1,
        message,
        fix,
      },
    ]
    const parts = outline.headings.filter(({ level }) => level === 2).map(({ text }) => text)
    const missing = names.filter((name) => !parts.includes(name))
    if (missing.length > 0)
      return report(
        `The article has no heading ${missing.map((name) => `"## ${name}"`).join(" and no heading ")}.`,
        'write "## Question", what somebody asked, "## Answer", and what helped.',
      )
    return parts.indexOf("Answer") < parts.indexOf("Question")
      ? report(
          "The answer of the article is above its question.",
          'put "## Question" first, then "## Answer".',
        )
      : []
  })
}

/** The first line of a body that is not empty. */
function firstLine({ body, bodyLine }: CheckedPage["document"]): number {
  return bodyLine + (/^\s*\n/.exec(body)?.[0].split("\n").length ?? 1) - 1
}
