import type { TreeFiles } from "../temporary-tree"

/** A mistake that an author may make, and the problem that the checks must report. */
export interface Mistake {
  kind: string
  /** Files of the content tree, beside those that every tree has. */
  files: TreeFiles
  /** The file to be named, from the content directory. */
  file: string
  /** The line of the file to be named. */
  line: number
  /** Words that the message or the fix must contain. */
  words: readonly string[]
  /** Whether the tree was written for Docusaurus. */
  isDocusaurus?: boolean
}

/** The kind of a mistake, the text that has it, the line of the text, and words of the message or its fix. */
type Row = readonly [kind: string, text: string | Uint8Array, line: number, ...words: string[]]

interface Surroundings {
  /** Text above each mistake. Without it, the text of a mistake is a whole file. */
  head?: string
  /** More files of the tree. */
  files?: TreeFiles
  isDocusaurus?: boolean
}

/** Mistakes in one file of the tree. */
export function mistakesIn(
  file: string,
  rows: readonly Row[],
  { head = "", files = {}, isDocusaurus = false }: Surroundings = {},
): Mistake[] {
  return rows.map(([kind, text, line, ...words]) => ({
    kind,
    file,
    isDocusaurus,
    files: { ...files, [file]: typeof text === "string" ? head + text : text },
    line: line + head.split("\n").length - 1,
    words,
  }))
}

/** Front matter of a page. */
export const pageHead = "---\ntitle: A page\n---\n\n"

/** Front matter of an article. */
export const articleHead = "---\ntitle: Why does it fail?\nnumber: 1\nkind: concept\nanswered: true\n---\n\n"

/** A block of code as a page has it; the code starts on line 2. */
export function block(info: string, ...lines: string[]): string {
  return ["```" + info, ...lines, "```", ""].join("\n")
}
