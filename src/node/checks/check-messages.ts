import { isOfKind } from "../content/document"
import { parseCodeMeta } from "../markdown/code-meta"
import { isPrinted } from "../markdown/printed-messages"
import { countWords } from "../markdown/count-words"
import type { CodeFence } from "../markdown/types"
import type { Problem } from "../report/problem"
import type { CheckedPage } from "./page"

/** Minimum number of words of a message that readers can search for. */
const fewestWords = 3

/**
 * Reports troubleshooting articles without an error message in a `text` block without a title (a block with a title is a
 * file). Imported articles are not checked, because their kind is a guess.
 */
export function checkMessages(pages: readonly CheckedPage[]): Problem[] {
  return pages.flatMap(({ document, outline }): Problem[] => {
    if (!isOfKind(document, "article") || document.frontMatter.imported) return []
    if (document.frontMatter.kind !== "troubleshooting") return []
    const messages = outline.fences.filter(isMessage)
    const short = messages[0]
    if (short === undefined)
      return [
        {
          rule: "missing-message",
          file: document.reportFile,
          message: "A troubleshooting article has to show the message that its readers search for.",
          fix: "write the message in a ```text block, as the tool prints it, or give the article another kind.",
        },
      ]
    if (messages.some(({ value }) => countWords(value) >= fewestWords)) return []
    return [
      {
        rule: "missing-message",
        file: document.reportFile,
        line: short.line,
        column: short.column,
        message: `The message "${short.value.trim()}" is too short to be found by.`,
        fix: "write it as the tool prints it, with the words around it.",
      },
    ]
  })
}

function isMessage({ language, meta }: CodeFence): boolean {
  return language === "text" && isPrinted(language, parseCodeMeta(meta).title)
}
