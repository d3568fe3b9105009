import { meantWord } from "./meant-word"

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
  /** 1-based lines to highlight; absent if there is no range, and comments in the code decide. */
  highlight?: ReadonlySet<number>
  /** Number of the first line; absent when lines are not numbered. */
  firstLine?: number
  /** Whether the code is incomplete and need not parse on its own. */
  fragment: boolean
  /** The reason why the code is not checked. */
  skip?: string
  /** Whether lines that start with + or − are marked as added or removed. */
  diff: boolean
}

/** Options with a text value. */
const textNames = ["title", "alt", "file", "region", "skip"] as const

/** Options with a value. */
const valueNames = [...textNames, "showLineNumbers"]

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
    if (name === "showLineNumbers" && /^\d+$/.test(value ?? "")) result.firstLine = Number(value)
    if (range !== undefined) result.highlight = new Set([...(result.highlight ?? []), ...linesOf(range)])
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

/** The lines of a range such as `1,4-6`. */
function linesOf(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split("-").map((end) => Number.parseInt(end, 10))
    return Number.isNaN(from) || to < from
      ? []
      : Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}
