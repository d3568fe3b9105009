import { mdxComponentNames } from "../../../shared/mdx-components"
import { positionAt, type SourcePosition } from "../../../shared/source-position"
import { isAllowedElement } from "../html/allowed-html"
import { fencedLines } from "../syntax/fenced-lines"
import type { BodyMessage } from "../types"
import { misspelledKeyword } from "../text/misspelled-keyword"
import { parseCode } from "./parse-code"

/** An error of the MDX parser. */
interface MdxSyntaxError extends Error, Partial<SourcePosition> {
  reason: string
}

/** Whether an error is about the source of a page: only those of the MDX parser and its plugins have a `reason`. */
export function isMdxSyntaxError(error: unknown): error is MdxSyntaxError {
  return error instanceof Error && "reason" in error && typeof error.reason === "string"
}

/** An error with its position, and the lines of the file. */
interface Found extends SourcePosition {
  reason: string
  /** The reason of the parser of JavaScript, if the error is in code. */
  codeReason: string
  lines: readonly string[]
}

/**
 * The mistake that prevents MDX from being parsed, at the position where it was made: the parser reports unclosed tags, braces and
 * fences at the end of what contains them, which can be the file.
 */
export function mdxSyntaxFault(error: MdxSyntaxError, lines: readonly string[]): BodyMessage {
  const { reason, line = 1, column = 1, cause } = error
  const codeReason = cause instanceof Error ? cause.message : ""
  const found: Found = { reason, codeReason, line, column, lines }
  return (
    openFence(found) ??
    openDirective(found) ??
    (reason.includes("import/exports") ? codeFault(found) : undefined) ??
    tagFault(found)
  )
}

function mdxFault({ line, column }: SourcePosition, message: string, fix: string): BodyMessage {
  return { rule: "mdx-syntax", line, column, message: `The page is not valid MDX: ${message}`, fix }
}

/** A code fence that hides the end of an element. */
function openFence({ reason, lines }: Found): BodyMessage | undefined {
  if (!reason.startsWith("Expected a closing tag")) return undefined
  const isFenced = fencedLines()
  let opening: SourcePosition | undefined
  for (const [index, line] of lines.entries()) {
    if (!isFenced(line)) opening = undefined
    else opening ??= { line: index + 1, column: line.search(/[`~]/) + 1 }
  }
  // The last line is fenced code or the end of a fence. It is not closed if another line would still be code.
  if (!opening || !isFenced("")) return undefined
  return {
    rule: "code-syntax",
    ...opening,
    message: "The code fence is never closed.",
    fix: "add a line of the same signs after its last line, indented like the first.",
  }
}

/** A directive that is still open at the end of the element that contains it. */
function openDirective({ reason, lines }: Found): BodyMessage | undefined {
  const [, closing = "", line = ""] =
    /^Expected the closing tag `(<\/[^`]*>)` .*start of `directiveContainer` \((\d+):/.exec(reason) ?? []
  const [, before = "", colons = "", name = ""] =
    /^(.*?)(:{3,})([\w-]*)/.exec(lines[Number(line) - 1] ?? "") ?? []
  if (colons === "") return undefined
  return {
    rule: "mdx-syntax",
    line: Number(line),
    column: before.length + 1,
    message: `"${colons}${name}" is not closed before "${closing}".`,
    fix: `add a line of "${colons}" above the line of "${closing}".`,
  }
}

/** The start of an export that was not meant as text. */
const exportedValue =
  /^export\s+(?:(?:const|let|var|class|(?:async\s+)?function)\s+[\w$]+\s*[=({]|default\s|\{)/

/** A mistake in imports and exports, or in text that is read as one. */
function codeFault({ codeReason, line, column, lines }: Found): BodyMessage | undefined {
  const start = lines.slice(0, line).findLastIndex((text) => /^(?:im|ex)port\b/.test(text))
  if (start === -1) return undefined
  const kind = /^import/.test(lines[start] ?? "") ? "import" : "export"
  const [, name] = /^Identifier '([^']+)' has already been declared/.exec(codeReason) ?? []
  if (name !== undefined)
    return mdxFault(
      { line, column },
      `"${name}" is imported or exported twice.`,
      "remove one of the two, or give it another name.",
    )
  const above = lines.slice(start, line - 1)
  if (above.length > 0 && parseCode(above.join("\n")))
    return mdxFault(
      { line, column },
      "a line right below an import or export is read as a part of it.",
      "put an empty line below the imports and exports.",
    )
  const misspelled = misspelledKeyword(lines[line - 1] ?? "", column)
  if (misspelled !== undefined) return mdxFault({ line, column }, `${misspelled}.`, "correct the word.")
  const isOnOneLine = !above.slice(1).some((text) => text.trim() !== "")
  if (isOnOneLine && !exportedValue.test(lines[start] ?? ""))
    return mdxFault(
      line === start + 1 ? { line, column } : { line: start + 1, column: 1 },
      `a line that starts with "${kind} " is read as code, and this one is not valid code.`,
      kind === "import"
        ? 'write it as import Name from "./file.mdx", or start with another word where it is text.'
        : "write it as export const name = value, or start with another word where it is text.",
    )
  const isUnfinished = lines.slice(line - 1).every((text) => text.trim() === "")
  return mdxFault(
    isUnfinished ? { line: start + 1, column: 1 } : { line, column },
    `the ${kind} that starts on line ${start + 1} is not valid code${isUnfinished ? ", up to the end of the page" : ""}.`,
    "correct its code; it ends where all its brackets are closed.",
  )
}

/** Position of the start tag in a reason such as "Expected a closing tag for `<b>` (5:7-5:10)". */
const startTag = /^(Expected a closing tag for `[^`]*`) \((\d+):(\d+)-\d+:\d+\)/

/** Parts of a page by the parser's names for them, which some reasons contain. */
const partNames: Readonly<Record<string, string>> = {
  blockquote: "quotation",
  directiveContainer: "directive",
  heading: "heading",
  link: "link",
  listItem: "list item",
  paragraph: "paragraph",
  tableData: "table cell",
  tableHeader: "table cell",
}

/** A mistake in a tag or in braces. */
function tagFault(found: Found): BodyMessage {
  const { reason, line, column } = found
  const [, , tagLine, tagColumn] = startTag.exec(reason) ?? []
  const opened = tagLine === undefined ? openBrace(found) : undefined
  const plain = reason
    .replace(startTag, "$1")
    .replace(/`(\w+)`/g, (written, name: string) => (name in partNames ? `the ${partNames[name]}` : written))
    .replace(/could not parse expression with acorn/i, "the text between the braces is not code")
  return mdxFault(
    opened ?? { line: Number(tagLine ?? line), column: Number(tagColumn ?? column) },
    /[.!?]$/.test(plain) ? plain : `${plain}.`,
    tagFix(found),
  )
}

/** Position of an unclosed brace: the last one before the end of its paragraph, where the parser reports it. */
function openBrace({ reason, line, column, lines }: Found): SourcePosition | undefined {
  if (!reason.includes("closing brace")) return undefined
  const read = [...lines.slice(0, line - 1), (lines[line - 1] ?? "").slice(0, column - 1)].join("\n")
  const at = read.lastIndexOf("{")
  return at === -1 ? undefined : positionAt(read, at)
}

const voidTags = ["area", "br", "col", "hr", "img", "input", "source", "track", "wbr"]

function tagFix({ reason, line, column, lines }: Found): string {
  const [, tag = ""] = /closing tag for `<([\w.-]+)>`/.exec(reason) ?? []
  if (voidTags.includes(tag)) return `end it with a slash: <${tag} … />.`
  if (tag !== "")
    return `write </${tag}> where it ends${isKnown(tag) ? "" : `, or \\<${tag} where it is text`}.`
  const [, closing = ""] = /^Expected the closing tag `<\/([\w.]+)>` either/.exec(reason) ?? []
  if (closing !== "")
    return `put </${closing}> on a line of its own, below an empty line, and indent it like <${closing}>.`
  if (reason.startsWith("Unexpected closing slash"))
    return "remove this end tag, or write its start tag above it."
  if (/closing brace/.test(reason))
    return "write } where the code ends, */} where it is a comment, and \\{ where { is meant as text."
  if (/could not parse expression/i.test(reason))
    return "correct the code, or write \\{ for a { that is meant as text."
  if (reason.includes("to create a link in MDX"))
    return "write an address in angle brackets as [text](address)."
  if (reason.includes("before attribute value"))
    return 'put the value between straight quotation marks: name="value".'
  if (/in attribute name|after self-closing slash/.test(reason))
    return "put each value between two quotation marks, and write \\< for a < that is meant as text."
  if (reason.includes("before name"))
    return (lines[line - 1] ?? "").startsWith("!--", column - 1)
      ? "write a comment as {/* text */}."
      : "write \\< for a < that is meant as text."
  return "close every tag, and write { and < as \\{ and \\< where they are meant as text."
}

function isKnown(tag: string): boolean {
  return isAllowedElement(tag) || mdxComponentNames.some((name) => name === tag)
}
