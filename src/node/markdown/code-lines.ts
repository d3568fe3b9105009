import type { CodeMeta } from "./code-meta"

/** A line of a code block, and what it is marked with. */
export interface CodeLine {
  /** What is shown and copied: without the sign and the prompt, which the style sheet draws. */
  text: string
  highlighted: boolean
  diff?: "add" | "del"
  /**
   * In a session: the prompt of a command, without the space after it; empty on a line that continues a command;
   * absent for output.
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

/** What a comment of the code says of highlighting; `unknown` for one that is misspelled. */
export function highlightCommand(line: string): "next-line" | "start" | "end" | "unknown" | undefined {
  if (!line.includes("ighlight")) return undefined
  const command = comment.exec(line)?.[1]
  if (command === "next-line" || command === "start" || command === "end") return command
  return nearComment.test(line) ? "unknown" : undefined
}

/**
 * Reads the lines of a code block. Comments that highlight are taken out; with a range in the meta they stay, and the
 * range counts.
 */
export function readCodeLines(source: string, meta: CodeMeta, language: string): CodeLine[] {
  const { highlight } = meta
  const lines = highlight
    ? source.split("\n").map((text, index): CodeLine => ({ text, highlighted: highlight.has(index + 1) }))
    : takeHighlightComments(source)
  if (language === "diff" || meta.diff) takeSigns(lines)
  if (language === "shell-session") takePrompts(lines)
  return lines
}

/** The source for a parser: comments that highlight are no part of it, and leave an empty line behind. */
export function emptyHighlightComments(source: string, { highlight }: CodeMeta): string {
  if (highlight) return source
  return source
    .split("\n")
    .map((line) => (comment.test(line) ? "" : line))
    .join("\n")
}

function takeHighlightComments(source: string): CodeLine[] {
  const lines: CodeLine[] = []
  let next = false
  let inside = false
  for (const text of source.split("\n")) {
    const command = comment.exec(text)?.[1]
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

/** Takes the sign column off. Heads of files and hunks have none, and neither do the other lines of some samples. */
function takeSigns(lines: CodeLine[]): void {
  const isHead = (text: string) => /^(?:\+\+\+|---|@@|diff |index )/.test(text)
  for (const line of lines) {
    if (isHead(line.text)) continue
    if (line.text.startsWith("+")) line.diff = "add"
    if (line.text.startsWith("-")) line.diff = "del"
  }
  const others = lines.filter(({ text, diff }) => diff === undefined && !isHead(text))
  const hasColumn = others.every(({ text }) => text === "" || text.startsWith(" "))
  for (const line of lines) {
    if (line.diff !== undefined || (hasColumn && !isHead(line.text))) line.text = line.text.slice(1)
  }
}

function takePrompts(lines: CodeLine[]): void {
  let continued = false
  for (const line of lines) {
    const [start, prompt] = /^(\$|PS [^>]*>) /.exec(line.text) ?? []
    if (continued) line.prompt = ""
    else if (start !== undefined) {
      line.prompt = prompt
      line.text = line.text.slice(start.length)
    }
    continued = line.prompt !== undefined && line.text.endsWith("\\")
  }
}
