import { escapeRegExp } from "../markdown/text/escape-reg-exp"
import { groupBy } from "../../shared/group-by"
import type { Content } from "../content/content"
import { readContentText } from "../content/files/read-content-text"
import type { Problem } from "../report/problem"

type Generated = Pick<Content["documents"][number], "body" | "bodyLine" | "generatedFrom" | "reportFile">

/**
 * Gives problems of generated pages their positions in the file that the page is generated from: where the text of the problem's
 * line is in it. A problem whose text is written in another way there has no position.
 * @param problems those that were found in pages
 */
export function withSourcePositions(
  problems: readonly Problem[],
  { layout, documents }: { layout: Content["layout"]; documents: readonly Generated[] },
): Problem[] {
  const generated = groupBy(
    documents.filter(({ generatedFrom }) => generatedFrom !== undefined),
    ({ reportFile }) => reportFile,
  )
  const texts = new Map<string, string>()
  return problems.map((problem) => {
    const { line, column = 1, ...unplaced } = problem
    const pages = generated.get(problem.file) ?? []
    const source = pages[0]?.generatedFrom
    if (source === undefined || line === undefined) return problem
    const text = texts.get(problem.file) ?? readContentText(layout, source)?.text ?? ""
    texts.set(problem.file, text)
    for (const { body, bodyLine } of pages) {
      const written = body.split("\n")[line - bodyLine]
      const offset = written === undefined ? undefined : offsetIn(text, written, column)
      if (offset !== undefined) {
        const above = text.slice(0, offset).split("\n")
        return { ...unplaced, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
      }
    }
    return unplaced
  })
}

/** Minimum length of the text around a position that identifies it. */
const minLength = 5

/** Offset in a text of the position in a line, which the text contains as a whole, or from the position on. */
function offsetIn(text: string, line: string, column: number): number | undefined {
  const before = line.slice(0, column - 1)
  const rest = line.slice(column - 1)
  // Quotes and backslashes are escaped in YAML and JSON, and the page adds full stops.
  const parts = [rest, rest.replace(/\.$/, ""), /^[^"'\\]*/.exec(rest)?.[0] ?? ""]
  const found = parts
    .filter((part) => part !== "")
    .map((part) => [...text.matchAll(new RegExp(escapeRegExp(part), "g"))])
    .find(({ length }) => length > 0)
  const [best, next] = (found ?? [])
    .map(({ index, 0: part }) => ({
      offset: index,
      length: part.length + commonEnd(text.slice(0, index), before),
    }))
    .filter(({ length }) => length >= minLength)
    .sort((a, b) => b.length - a.length)
  return best?.length === next?.length ? undefined : best?.offset
}

/** Number of characters at the end of a text that another one ends with as well. */
function commonEnd(a: string, b: string): number {
  let length = 0
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length++
  return length
}
