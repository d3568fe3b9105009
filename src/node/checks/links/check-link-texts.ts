import type { Outline } from "../../markdown/types"
import type { Problem } from "../../report/problem"
import type { CheckedFile } from "../page"

/** Link texts that do not describe the target, in lower case and without surrounding punctuation. */
const deadTexts = [
  /^(?:(?:click|see|read) )?here$/,
  /^this (?:article|page|link|guide|post)$/,
  /^link$/,
  /^(?:the )?article (?:no\. ?|number )?#?\d+$/,
  /^#?\d+$/,
  /^(?:https?:\/\/|www\.)\S+$/,
]

/** A file with the links of its body, or of a part of it. */
interface FileWithLinks extends Pick<CheckedFile, "document"> {
  outline: Pick<Outline, "links">
}

/**
 * Reports links whose text does not describe the target: a number, "article 12", "here", "this page" or an address.
 * @param titleOf returns the title of the target if it is a page of this site
 */
export function checkLinkTexts<T extends FileWithLinks>(
  files: readonly T[],
  titleOf: (file: T, url: string) => string | undefined,
): Problem[] {
  return files.flatMap((file) =>
    file.outline.links.flatMap(({ url, text, line, column }): Problem[] => {
      if (text === undefined || !isDead(text)) return []
      const title = titleOf(file, url)
      return [
        {
          rule: "dead-link-text",
          file: file.document.reportFile,
          line,
          column,
          message: `The link text "${text}" does not say where the link leads.`,
          fix:
            title === undefined
              ? `write what a reader finds at "${url}".`
              : `write the title of the page, "${title}", or the fact that it states.`,
          ...(/^https?:/.test(text) ? { text } : {}),
        },
      ]
    }),
  )
}

function isDead(text: string): boolean {
  const bare = text.toLowerCase().replace(/^[\s"'“(]+|[\s"'”).,:;!]+$/g, "")
  return deadTexts.some((dead) => dead.test(bare))
}
