import { meantWord } from "../text/meant-word"

/** The first and the last of neighboring lines, 1-based. They can be far beyond the code, so they are not listed one by one. */
export type LineRange = readonly [from: number, to: number]

/** The options after a fence's language. */
export interface CodeMeta {
  /** Caption: a file's path, or a diagram's title. */
  title?: string
  /** Text alternative of a diagram. */
  alt?: string
  /** The file whose lines are shown, relative to the page's folder. */
  file?: string
  /** The name of the region of that file to show. */
  region?: string
  /** The lines to highlight; absent if there is no range, and comments in the code decide. */
  highlight?: readonly LineRange[]
  /** Number of the first line; absent when lines are not numbered. */
  firstLine?: number
  /** Whether the code is incomplete and need not parse on its own. */
  fragment: boolean
  /** The reason why the code is not checked. */
  skip?: string
  /** Texts that the reader's own values do not replace, because the sample needs them as they are. */
  literal?: readonly string[]
  /** Whether lines that start with + or − are marked as added or removed. */
  diff: boolean
}

/** Options with a text value. */
const textNames = ["title", "alt", "file", "region", "skip"] as const

/** Options with a value. */
const valueNames = [...textNames, "literal", "showLineNumbers"]

/** Options without a value. */
const flagNames = ["showLineNumbers", "fragment", "diff", "skip"]

/** Text in quotes or slashes without a name is a highlight option of other tools. */
const word = /"[^"]*"|'[^']*'|\/[^/]*\/|([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+))|\{([^}]*)\}|(\S+)/g

/** Parses the rest of a fence's info string. Unknown words are ignored, as in other Markdown tools. */
export function parseCodeMeta(meta: string): CodeMeta {
  const result: CodeMeta = { fragment: false, diff: false }
  for (const [, name, double, single, braced, bare, range, flag] of meta.matchAll(word)) {
    const value = double ?? single ?? braced ?? bare
    const textName = textNames.find((known) => known === name)
    if (textName) result[textName] = value ?? ""
    if (name === "literal") result.literal = (value ?? "").split(" ").filter((text) => text !== "")
    if (name === "showLineNumbers" && /^\d+$/.test(value ?? "")) result.firstLine = Number(value)
    if (range !== undefined) result.highlight = [...(result.highlight ?? []), ...rangesOf(range)]
    if (flag === "showLineNumbers") result.firstLine ??= 1
    if (flag === "fragment") result.fragment = true
    if (flag === "diff") result.diff = true
    if (flag === "skip") result.skip ??= ""
  }
  return result
}

/** Unknown words of an info string that are similar to a known option. */
export function misspelledWords(meta: string): { written: string; meant: string }[] {
  return [...meta.matchAll(word)].flatMap((match) => {
    const [name, flag] = [match[1], match[7]]
    const written = name ?? flag ?? ""
    const meant = meantWord(written, name === undefined ? flagNames : valueNames)
    return meant === undefined ? [] : [{ written, meant }]
  })
}

/** The lines of a text such as `1,4-6`. */
function rangesOf(text: string): LineRange[] {
  return text.split(",").flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split("-").map((end) => Number.parseInt(end, 10))
    return from <= to ? [[from, to] as const] : [] // neither for numbers that are missing
  })
}
