import type { CodeMeta, LineRange } from "./code-meta"

/** A line of a code block with its marks. */
export interface CodeLine {
  /** The shown and copied text, without diff sign and prompt, which CSS renders. */
  text: string
  highlighted: boolean
  diff?: "add" | "del"
  /**
   * In a shell session: the prompt of a command without the following space; empty on a continuation line; absent for
   * output.
   */
  prompt?: string
}

const opening = String.raw`(?://|#|--|/\*|<!--|\{/\*)`
const closing = String.raw`(?:\*/\}|\*/|-->)?`
const comment = new RegExp(String.raw`^\s*${opening}\s*highlight-(next-line|start|end)\s*${closing}\s*$`)

const nearComment = new RegExp(
  String.raw`^\s*${opening}\s*highlight[-_ ]?(?:next|line|start|begin|end|stop)[\w-]*\s*${closing}\s*$`,
  "i",
)

/** The highlighting command in a comment; `unknown` for a misspelled one. */
export function highlightCommand(line: string): "next-line" | "start" | "end" | "unknown" | undefined {
  if (!line.includes("ighlight")) return undefined
  const command = comment.exec(line)?.[1]
  if (command === "next-line" || command === "start" || command === "end") return command
  return nearComment.test(line) ? "unknown" : undefined
}

/**
 * Parses the lines of a code block. Highlight comments are removed, except if the meta has a range, which then takes
 * precedence.
 */
export function readCodeLines(source: string, meta: CodeMeta, language: string): CodeLine[] {
  const { highlight } = meta
  const lines = highlight
    ? source.split("\n").map((text, index): CodeLine => ({ text, highlighted: isIn(highlight, index + 1) }))
    : takeHighlightComments(source, language)
  if (language === "diff" || meta.diff) takeSigns(lines)
  if (language === "shell-session") takePrompts(lines)
  return lines
}

/**
 * The code that readers see and copy, without highlight comments. Signs of diffs and prompts stay, because they mean something
 * as text, too.
 */
export function shownCode(source: string, { highlight }: CodeMeta, grammar: string): string {
  if (highlight || !source.includes("highlight-")) return source
  return takeHighlightComments(source, grammar)
    .map(({ text }) => text)
    .join("\n")
}

function isIn(ranges: readonly LineRange[], line: number): boolean {
  return ranges.some(([from, to]) => from <= line && line <= to)
}

/** The source for a parser: highlight comments are replaced by empty lines. */
export function emptyHighlightComments(source: string, { highlight }: CodeMeta): string {
  if (highlight) return source
  return source
    .split("\n")
    .map((line) => (comment.test(line) ? "" : line))
    .join("\n")
}

/**
 * In a block of Markdown, only comments of HTML and MDX are comments. Those of other languages are text, such
 * as in the source of a fence.
 */
const markdownComment = /^\s*(?:<!--|\{\/\*)/

function takeHighlightComments(source: string, language: string): CodeLine[] {
  const lines: CodeLine[] = []
  let next = false
  let inside = false
  for (const text of source.split("\n")) {
    const isComment = language !== "markdown" || markdownComment.test(text)
    const command = isComment ? comment.exec(text)?.[1] : undefined
    if (command === "next-line") next = true
    else if (command === "start") inside = true
    else if (command === "end") inside = false
    else {
      lines.push({ text, highlighted: next || inside })
      next = false
    }
  }
  return lines
}

/** Removes the sign column of a diff. File and hunk headers have none, nor have other lines of some samples. */
function takeSigns(lines: CodeLine[]): void {
  const heads = new Set(lines.filter((_, index) => isHead(lines, index)))
  for (const line of lines) {
    if (heads.has(line)) continue
    if (line.text.startsWith("+")) line.diff = "add"
    if (line.text.startsWith("-")) line.diff = "del"
  }
  const others = lines.filter((line) => line.diff === undefined && !heads.has(line))
  const hasColumn = others.every(({ text }) => text === "" || text.startsWith(" "))
  for (const line of lines) {
    if (line.diff !== undefined || (hasColumn && !heads.has(line))) line.text = line.text.slice(1)
  }
}

/** Whether a line of a diff is a header. The names of the two files are on adjacent lines: `-- a` can also be a removed line. */
function isHead(lines: readonly CodeLine[], index: number): boolean {
  const text = lines[index]?.text ?? ""
  if (text.startsWith("---")) return lines[index + 1]?.text.startsWith("+++") === true
  if (text.startsWith("+++")) return lines[index - 1]?.text.startsWith("---") === true
  return /^(?:@@|diff |index )/.test(text)
}

function takePrompts(lines: CodeLine[]): void {
  let continued = false
  for (const line of lines) {
    const [start, prompt] = /^\s*(\$|PS [^>]*>) /.exec(line.text) ?? []
    if (continued) line.prompt = ""
    else if (start !== undefined) {
      line.prompt = prompt
      line.text = line.text.slice(start.length)
    }
    continued = line.prompt !== undefined && line.text.endsWith("\\")
  }
}
