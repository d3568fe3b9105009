import { isOfKind } from "../../content/document"
import { holdsMessage, messageBlocks } from "../../markdown/code/printed-messages"
import type { Problem } from "../../report/problem"
import type { CheckedPage } from "../page"

/**
 * Reports troubleshooting articles without an error message in a code block. Imported articles are not checked, because their
 * kind is a guess.
 */
export function checkMessages(pages: readonly CheckedPage[]): Problem[] {
  return pages.flatMap(({ document, outline }): Problem[] => {
    if (!isOfKind(document, "article") || document.frontMatter.imported) return []
    if (document.frontMatter.kind !== "troubleshooting") return []
    if (holdsMessage(outline.fences)) return []
    const [short] = messageBlocks(outline.fences)
    if (short === undefined)
      return [
        {
          rule: "missing-message",
          file: document.reportFile,
          message: "A troubleshooting article has to show the message that its readers search for.",
          fix: "write the message in a ```text block, as the tool prints it, or give the article another kind.",
        },
      ]
    return [
      {
        rule: "missing-message",
        file: document.reportFile,
        line: short.line,
        column: short.column,
        message: `The message "${short.value.trim()}" is too short for readers to find the article by it.`,
        fix: "write it as the tool prints it, with the words around it.",
      },
    ]
  })
}
