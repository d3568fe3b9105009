import { isUtf8 } from "node:buffer"
import type { CheckRule } from "../../../shared/site-config"
import { linesOf, positionAt } from "../../../shared/source-position"
import { fencedLines } from "../../markdown/syntax/fenced-lines"
import type { Problem } from "../../report/problem"

/** The text of a file, and problems with its encoding or leftovers of merge conflicts. */
export interface ReadText {
  text: string
  problems: Problem[]
}

const saveInUtf8 = "save it in UTF-8; editors offer it when they save, as an encoding."

/**
 * Control and invisible characters, and sequences typical of UTF-8 that was decoded as another encoding. Ã and Â before a
 * no-break space or a closing quotation mark may also end a word in capitals, as in «IRMÃ».
 */
const suspicious =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]|\ufffd|[\u200b\u2060\u202a-\u202e\u2066-\u2069]|\u00c3[\u0080-\u009f]|[\u00c2\u00c3][\u00a1-\u00ba\u00bc-\u00bf]|(?<!\p{Lu})[\u00c2\u00c3][\u00a0\u00bb]|\u00e2\u20ac[\u0080-\u00ff\u02dc\u0153\u201c\u201d\u2122\u00a6]/u

/** Decodes a file. It always returns text, as far as the file can be decoded, so that other checks can go on. */
export function readText(bytes: Buffer, file: string): ReadText {
  const problem = (rule: CheckRule, line: number, message: string, fix: string): Problem => ({
    rule,
    file,
    line,
    column: 1,
    message,
    fix,
  })
  const undecoded = (text: string, line: number, message: string, fix = saveInUtf8): ReadText => ({
    text,
    problems: [problem("encoding", line, message, fix)],
  })
  const order = bytes.subarray(0, 2).toString("hex")
  if (order === "fffe" || order === "feff") {
    const decoder = new TextDecoder(order === "fffe" ? "utf-16le" : "utf-16be")
    return undecoded(decoder.decode(bytes), 1, "The file is saved in UTF-16.")
  }
  const text = bytes.toString("utf8")
  if (!isUtf8(bytes)) {
    if (bytes.includes(0))
      return undecoded(
        "",
        1,
        "The file is not a text file.",
        "give it the ending of its format, and put the text into a file of its own.",
      )
    const { line } = positionAt(text, text.indexOf("\ufffd"))
    const message = "A character of this line is not saved in UTF-8, and would be lost."
    return undecoded(bytes.toString("latin1"), line, message)
  }
  const problems: Problem[] = []
  const found = suspicious.exec(text)
  if (found)
    problems.push(problem("encoding", positionAt(text, found.index).line, ...describeCharacter(found[0])))
  const conflict = conflictLine(text)
  if (conflict !== undefined)
    problems.push(
      problem(
        "merge-conflict",
        conflict,
        "A merge conflict was saved with the file.",
        "keep one of the two versions, and remove the lines of <<<<<<<, ======= and >>>>>>>.",
      ),
    )
  return { text, problems }
}

function describeCharacter(found: string): [message: string, fix: string] {
  if (found === "\ufffd")
    return [
      "A character of this line was lost when the file was saved.",
      "write the word again, and save the file in UTF-8.",
    ]
  if (/^[\u200b-\u2069]/.test(found))
    return [
      `This line has an invisible character, U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase()}.`,
      "delete it, or write the words around it again.",
    ]
  if (found.length > 1)
    return [
      `"${found}" in this line is a character that was encoded twice.`,
      "write the word again, and save the file in UTF-8.",
    ]
  return [
    "This line has a control character, which editors do not show.",
    "delete it, or write the line again.",
  ]
}

/** Whether a code block with this info string can show a merge conflict on purpose. */
export function mayShowConflict(info: string): boolean {
  return /\bskip\b|^(?:diff|git|text|console)\b/.test(info)
}

/** The first line of a merge conflict, if any. Code blocks that show one on purpose are skipped. */
function conflictLine(text: string): number | undefined {
  if (!/^(?:<{7}|>{7})(?: |$)/m.test(text)) return undefined
  const isFenced = fencedLines()
  let shows = false
  for (const [index, line] of linesOf(text).entries()) {
    const wasShown = shows
    const inside = isFenced(line)
    const [fence, info = ""] = /^\s*(?:`{3,}|~{3,})(.*)/.exec(line) ?? []
    if (fence !== undefined) shows = inside && mayShowConflict(info)
    if (inside && wasShown) continue
    if (/^(?:<{7}|>{7})(?: |$)/.test(line)) return index + 1
  }
  return undefined
}
