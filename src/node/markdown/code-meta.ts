import { meantWord } from "./meant-word"

/** What the words after a fence's language ask for. */
export interface CodeMeta {
  /** Caption: a file's path, or a diagram's title. */
  title?: string
  /** Text that stands for a diagram. */
  alt?: string
  /** The file whose lines are shown, as an address from the page's folder. */
  file?: string
  /** The part of that file that is shown, by the name that comments give it. */
  region?: string
  /** 1-based lines to highlight; absent when no range was given, and comments in the code decide. */
  highlight?: ReadonlySet<number>
  /** Number of the first line; absent when lines are not numbered. */
  firstLine?: number
  /** The code is a part of a file, and need not parse on its own. */
  fragment: boolean
  /** Why the code is not checked at all. */
  skip?: string
  /** Lines that start with + or − are marked as added or removed. */
  diff: boolean
}

/** Words whose value is a text. */
const textNames = ["title", "alt", "file", "region", "skip"] as const

/** Words that take a value. */
const valueNames = [...textNames, "showLineNumbers"]

/** Words that stand alone. */
const flagNames = ["showLineNumbers", "fragment", "diff", "skip"]

/** What stands in quotes or slashes by itself is text that other tools mark in the code. */
const word = /"[^"]*"|'[^']*'|\/[^/]*\/|([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+))|\{([^}]*)\}|(\S+)/g

/** Reads the rest of a fence's info string. Words that mean nothing here are ignored, as in any Markdown tool. */
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

/** Words of an info string that are near to one that means something, and mean nothing. */
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
