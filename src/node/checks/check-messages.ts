import { parseCodeMeta } from "../markdown/code-meta"
import { isPrinted } from "../markdown/printed-messages"
import { countWords } from "../markdown/count-words"
import type { CodeFence } from "../markdown/types"
import type { Problem } from "../report/problem"
import type { CheckedPage } from "./page"

/** Words below which a message is too short to be found by. */
const fewestWords = 3

/**
 * Reports troubleshooting articles that do not show the message on their readers' screens: a `text` block without a
 * title, since a title makes it a file. An imported article is left alone, as its kind is a guess.
 */
export function checkMessages(pages: readonly CheckedPage[]): Problem[] {
  return pages.flatMap(({ document, outline }): Problem[] => {
    if (document.kind !== "article" || document.frontMatter.imported) return []
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
