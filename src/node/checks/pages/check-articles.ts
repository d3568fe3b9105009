import { isOfKind } from "../../content/document"
import type { Problem } from "../../report/problem"
import type { CheckedPage } from "../page"

const names = ["Question", "Answer"] as const

/** Reports articles without the two parts that readers and search know: a heading "Question", then one "Answer". */
export function checkArticles(pages: readonly CheckedPage[]): Problem[] {
  return pages.flatMap(({ document, outline }): Problem[] => {
    if (!isOfKind(document, "article")) return []
    const report = (message: string, fix: string, line = firstLine(document)): Problem[] => [
      {
        rule: "article-parts",
        file: document.reportFile,
        line,
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
    if (parts.indexOf("Answer") < parts.indexOf("Question"))
      return report(
        "The answer of the article is above its question.",
        'put "## Question" first, then "## Answer".',
      )
    const line = emptyAnswer(document, outline)
    return line !== undefined && document.frontMatter.answered
      ? report('Nothing is below "## Answer".', "write what helped, or set `answered: false`.", line)
      : []
  })
}

/** The line of the heading of an answer without text; `undefined` if it has text. */
function emptyAnswer(
  { body, bodyLine }: CheckedPage["document"],
  { headings }: CheckedPage["outline"],
): number | undefined {
  const index = headings.findIndex(({ level, text }) => level === 2 && text === "Answer")
  const line = headings[index]?.line
  if (line === undefined) return undefined
  const below = body.split("\n").slice(line - bodyLine + 1)
  const next = below.findIndex((text) => text.trim() !== "")
  const isEmpty =
    next === -1 || (headings[index + 1]?.level === 2 && headings[index + 1]?.line === line + next + 1)
  return isEmpty ? line : undefined
}

/** The first line of a body that is not empty. */
function firstLine({ body, bodyLine }: CheckedPage["document"]): number {
  return bodyLine + (/^\s*\n/.exec(body)?.[0].split("\n").length ?? 1) - 1
}
