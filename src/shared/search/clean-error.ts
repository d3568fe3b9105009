import { isFramed } from "./framed-text"

const escape = "\u001B"
/** Terminal control sequences such as colors, also without the escape character, as logs keep them. */
const controlSequences = new RegExp(
  `${escape}\\][^\\u0007${escape}]*(?:\\u0007|${escape}\\\\)|${escape}\\[[0-9;?]*[ -/]*[@-~]|\\[(?:\\d{1,3}(?:;\\d{1,3})*)?m(?!\\d)`,
  "g",
)
/** Box-drawing characters, which start each line of a message. */
const boxes = /[\u2500-\u257F]+/g

/** Maximum number of characters of a pasted text, and of one of its lines. The rest is ignored. */
const maxTextLength = 20_000
const maxLineLength = 1_000
/** The label in front of an error, also with control sequences around it, in a text as it was copied. */
const errorLabel = new RegExp(`(?:\\b|m)(?:error|fatal|panic)(?:${escape}?\\[[0-9;]*m|\\s)*:`, "i")

/** Prefixes of log lines: time, level, unit, tool. */
const logPrefixes: readonly RegExp[] = [
  /^\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d\S*\s*/,
  /^\[?\d\d:\d\d:\d\d(?:\.\d+)?\]?\s*/,
  /^(?:\[?(?:ERROR|STDERR|STDOUT|WARN(?:ING)?|INFO|DEBUG|TRACE|FATAL|ERRO)\]?)(?:\[\d+\])?:?\s+/,
  /^time=\S+\s+level=\w+\s+(?:prefix=\S*\s+)?msg=/,
  /^##\[\w+\]\s*/,
  /^::\w+[^:]*::/,
  /^\[[\w./-]+\]\s+/,
  /^#\d+ \d+\.\d+\s+/,
  /^[EFIW]\d{4} \d\d:\d\d:\d\d\S*\s+(?:\d+\s+)?\S+:\d+\]\s+/,
  /^Test\w+ \d{4}-\d\d-\d\dT\S+ \S+\.go:\d+:\s+/,
  /^(?:terraform|tofu|terragrunt):(?:\s+|$)/,
]

/** Lines that contain the source location of a message instead of its text. */
const placeLines: readonly RegExp[] = [
  /^on \S+ line \d+(?:,? in .*)?:?$/,
  /^(?:with|in) (?:module|data|provider|local|var)?[\w."[\]-]+\.[\w."[\]-]+,?$/,
  /^\d+:\s/,
  /^[$#%>]\s+\S/,
  /^(?:`{3}|~{3})\w*$/,
  /^at .*line \d+/,
]

/** Parts that are specific to the reader's setup. Order matters: longer forms come first. */
const ownParts: readonly [RegExp, string][] = [
  [/\b(?:request|host|trace|correlation)[\s_-]?id\s*[:=]\s*[^\s,;)]+/gi, " "],
  [/\barn:aws[\w-]*:[^\s"'`,;)\]]+/g, " "],
  [/\bhttps?:\/\/[^\s"'`,;)\]]+/g, " "],
  [/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g, " "],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, " "],
  [/\b[a-z]{1,12}-[0-9a-f]{8,17}\b/g, " "],
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b/gi, " "],
  [/\b\d{12}\b/g, " "],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+|\/\d+)?\b/g, " "],
  [/(?:^|(?<=[\s"'`(=]))(?:[A-Za-z]:)?(?:~|\.{1,2})?[\\/](?:[\w.@+~-]+[\\/])*[\w.@+~-]+/g, " "],
  [/(?:^|(?<=[\s"'`(=]))(?:[\w.@+-]+\/){2,}[\w.@+-]*/g, " "],
  [/\b(?:module\.[\w-]+(?:\[[^\]]*\])?\.)+/g, " "],
  [/\b([a-z][a-z0-9]*_[a-z0-9_]+)\.[a-z][\w-]*(?:\[[^\]]*\])?/g, "$1"],
  [/\b(?:\d+[hms])+\b/g, " "],
  [/\b(?:line|column) \d+(?:,? (?:column )?\d+)?/gi, " "],
  [/:\d+(?::\d+|,\d+(?:-\d+)?)?(?=[\s:,)]|$)/g, " "],
]

/**
 * Reduces a pasted error message to its text: removes decoration (boxes, colors, times, source locations) and parts that
 * are specific to the reader (accounts, requests, resource addresses, paths, hashes). Line breaks are kept, empty lines
 * removed. In a text that was pasted into a single-line field, box characters separate the lines.
 */
export function cleanError(text: string): string {
  const lines = partWithError(text)
    .replace(controlSequences, "")
    .replace(boxes, "\n")
    .split(/\r?\n|\r/)
  return withoutQuoteMarks(lines)
    .map((line) => withoutPrefix(line.slice(0, maxLineLength)))
    .filter((line) => !placeLines.some((place) => place.test(line)))
    .map((line) => ownParts.reduce((rest, [part, replacement]) => rest.replace(part, replacement), line))
    .map((line) => line.replace(/\s+/g, " ").replace(/^ |[ ,;]+$/g, "")) // also the commas after removed parts
    .filter((line) => /[\p{L}\p{N}]{2}/u.test(line))
    .join("\n")
}

/** The part of a long text that starts at the first line that is labeled as an error, or else its end. */
function partWithError(text: string): string {
  if (text.length <= maxTextLength) return text
  const label = text.search(errorLabel)
  if (label < 0) return text.slice(-maxTextLength)
  const start = text.lastIndexOf("\n", label) + 1
  return text.slice(start, start + maxTextLength)
}

/** Removes the marks of a quoted message, as in mails and issues. A mark on few lines is the prompt of a shell. */
function withoutQuoteMarks(lines: readonly string[]): readonly string[] {
  const marked = lines.filter((line) => /^\s*>/.test(line)).length
  const filled = lines.filter((line) => line.trim() !== "").length
  return marked * 2 > filled && marked > 1 ? lines.map((line) => line.replace(/^(?:\s*>)+/, "")) : lines
}

/** Removes log prefixes, and the bar of a box that was drawn with ASCII characters. */
function withoutPrefix(line: string): string {
  let rest = line.trim().replace(/^\|\s*/, "")
  for (let before = ""; before !== rest;) {
    before = rest
    for (const prefix of logPrefixes) rest = rest.replace(prefix, "")
  }
  return rest
}

/** What the command line and the SDKs of AWS write around the names of an error and of the failed operation. */
const callFrames: readonly [RegExp, string][] = [
  [/\bAn error occurred \((\w+)\) when calling the (\w+) operation\b/g, "$1 $2"],
  [/\boperation error ([\w ]+: \w+), https response error StatusCode: \d+\b/g, "$1"],
]

/** Removes from a cleaned message the words that the messages of all failed calls to AWS share. */
export function withoutCallFrames(cleaned: string): string {
  return callFrames.reduce((rest, [frame, names]) => rest.replace(frame, names), cleaned)
}

/** Words that are common in error messages and rare in questions. */
const failureWords =
  /\b(?:error|exception|fail(?:ed|s|ure)?|denied|invalid|cannot|could(?:n't| not)|unable|unsupported|unauthorized|not (?:found|authorized|exist|supported|allowed)|timed? ?out|refused|missing|duplicate|unexpected|conflicts?|forbidden|exceeded|exit status|status code|already exists|no such)\b/i
/** The name of an error in code: `InvalidParameterException`. */
const errorName = /\b(?:[A-Z][a-z0-9]+){2,}\b|\b[A-Z][A-Za-z]+(?:Exception|Error|Fault)\b/

/** A query with this many words is longer than a question: it may be a message without words typical of errors. */
const wordsOfMessage = 16

/** Whether a query looks like a pasted error message: it has several lines, a box, many words, or words typical of errors. */
export function looksLikeError(query: string): boolean {
  if (isFramed(query)) return true
  const words = query.trim().split(/\s+/).length
  return words >= wordsOfMessage || (words >= 2 && (failureWords.test(query) || errorName.test(query)))
}

/** The label in front of an error at the start of a line: `Error:`, `IndexError:`, `An error occurred (AccessDenied) … :`. */
const labeledLine = /^[^=:]{0,40}(?:error|exception|fault|fatal|panic)\b[^=:]{0,60}:\s*\S/i
/** A line that only reports that a tool ended with an error. */
const exitLine = /\b(?:exit(?:ed)?|completed)\b.*\b(?:code|status)\b/i
/** A line of a plan or of code, in which words such as `error` are names. */
const assignmentLine = /^(?:[+~-]\s|[\w."]+\s*=)/

/**
 * The lines of a cleaned message from the first one that states an error, because logs and plans come before it. All lines
 * if none does.
 */
export function fromError(cleaned: string): string {
  const lines = cleaned.split("\n")
  const stating = lines.map((line) => !assignmentLine.test(line) && !exitLine.test(line))
  const labeled = lines.findIndex((line, index) => stating[index] && labeledLine.test(line))
  const start =
    labeled < 0
      ? lines.findIndex((line, index) => stating[index] && (failureWords.test(line) || errorName.test(line)))
      : labeled
  return lines.slice(Math.max(0, start)).join("\n")
}
