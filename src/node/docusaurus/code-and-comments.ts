import { containerMarks } from "../markdown/syntax/fenced-lines"

const marker = /(?:`{3,}(?![^\n]*`)|~{3,})/.source

/** A block up to its closing fence, or up to the end of the text, with its last line break. */
const fence =
  `^${containerMarks}(?<marker>${marker})[^\\n]*` +
  `(?:\\n(?!${containerMarks}\\k<marker>(?:\`*|~*)[ \\t]*$)[^\\n]*)*(?:\\n[^\\n]*)?\\n?`

/** Where a paragraph does not go on, so that no code starts before it and ends after it. */
const paragraphEnd = `[ \\t>]*$|${containerMarks}${marker}`

/** A template string of code in braces or of an export. Unlike code in text, it can have empty lines. */
const template = /`(?<=(?:(?<!\\)\{|^export\b)[^{}`\n]*`)(?:[^`\\]|\\[\s\S])*`/.source

const code = `(?<!\`)(?<ticks>\`+)(?!\`)(?:[^\\n]|\\n(?!${paragraphEnd}))*?(?<!\`)\\k<ticks>(?!\`)`

/**
 * Source of a regular expression, with the flag `m`, for the parts of a text that are not Markdown: fenced code, comments of HTML
 * and code in text. It is one expression, because a mark of one part has no meaning within another, and the part that starts first
 * counts. Its groups are `fence`, `comment`, which is the text between the marks, and `code`.
 */
export const codeOrComment =
  "(?<!(?<!\\\\)\\\\)" + // not after a backslash
  `(?:(?<fence>${fence})|<!--(?<comment>[\\s\\S]*?)-->|(?<code>${template}|${code}))`
