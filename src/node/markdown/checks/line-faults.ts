import type { Parents } from "mdast"
import { alertNames } from "../syntax/remark-alerts"
import { alertFault, shortDirective, type StrayFault, formulaFault } from "./stray-fault"
import type { Format } from "../types"

/** A problem, with its 0-based line in the paragraph. */
interface LineFault extends StrayFault {
  offset: number
}

interface LineMistake {
  pattern: RegExp
  /** The only format in which it is a mistake; absent for both. */
  format?: Format
  /** Whether it is only a mistake if the line before or after matches, too. */
  twice?: boolean
  faultOf: (match: RegExpExecArray, parent: Parents) => StrayFault | undefined
}

const mistakes: readonly LineMistake[] = [
  {
    pattern: /^#{7,}[ \t]/,
    faultOf: () => ({
      message: "Headings have six levels, and this line is shown as text.",
      fix: "write six # or fewer.",
    }),
  },
  {
    pattern: /^(#{2,6})\u00a0?(?=[^\s#\u00a0])/,
    faultOf: ([, signs = ""]) => ({
      message: `"${signs}" has no space after it, and the line is shown as text.`,
      fix: `write "${signs} " with an ordinary space before the words of the heading.`,
    }),
  },
  {
    pattern: /^([-*+]|\d{1,3}[.)])\u00a0/,
    faultOf: ([, sign = ""]) => ({
      message: `"${sign}" is followed by a no-break space, and the line is not a list item.`,
      fix: `write an ordinary space after "${sign}".`,
    }),
  },
  {
    pattern: /^([-+*]|\d{1,3}[.)])(?=[A-Za-z][^*]*$)/,
    twice: true,
    faultOf: ([, sign = ""]) => ({
      message: `"${sign}" has no space after it, and the line is not a list item.`,
      fix: `write a space after "${sign}".`,
    }),
  },
  {
    pattern: /^([\u2022\u2023\u25aa\u25cf\u25e6\u2013\u2014\u00b7])[ \t\u00a0]+(?=\S)/,
    twice: true,
    faultOf: ([, sign = ""]) => ({
      message: `"${sign}" starts no list item, and the lines are shown as one paragraph.`,
      fix: 'start each item with "- ".',
    }),
  },
  {
    pattern: /^\[( |x|X|)\](?![(:[])(.?)/,
    faultOf: ([written, mark = "", after = ""], parent) => {
      if (parent.type !== "listItem" || (mark !== "" && after === " ")) return undefined
      return {
        message: `The box of the task "${written.trim()}" is shown as text.`,
        fix: `write [${mark || " "}] with a space after it.`,
      }
    },
  },
  {
    pattern: /^::([a-zA-Z-]+)(?=[\s[{]|$)/,
    faultOf: ([, name = ""]) => shortDirective(name),
  },
  {
    pattern: /^\[(?: +x| *x +)\](?= )/i,
    faultOf: ([written], parent) =>
      parent.type === "listItem"
        ? {
            message: `The box of the task "${written}" is shown as text.`,
            fix: "write [x] without spaces in it.",
          }
        : undefined,
  },
  {
    pattern: /^\[(?:! +([a-zA-Z]+)|([A-Z]{3,}))\][ \t]*$/,
    faultOf: ([written, spaced, bare], parent) => {
      const name = (spaced ?? bare ?? "").toUpperCase()
      return parent.type === "blockquote" && alertNames.includes(name.toLowerCase())
        ? { message: `"${written.trim()}" is shown as text, and starts no alert.`, fix: `write [!${name}].` }
        : undefined
    },
  },
  {
    pattern: /^\[!([a-zA-Z]+)\](.*)$/,
    faultOf: ([, name = "", rest = ""], parent) => alertFault(name, rest, parent),
  },
  {
    pattern: /^\{:\s*[.#\w][^{}]*\}$/,
    format: "md",
    faultOf: ([written]) => ({
      message: `"${written}" is shown as text: it gives a block attributes in another tool.`,
      fix: 'remove it; a remark stands between ":::note" and ":::".',
    }),
  },
  {
    pattern: /^!!![ +](\w+)/,
    faultOf: ([, name = "note"]) => ({
      message: '"!!!" is shown as text: it starts an admonition in another tool.',
      fix: `write ":::${name}" above the text and ":::" below it, without indentation.`,
    }),
  },
  {
    pattern: /^\?\?\?\+?[ ]\w/,
    faultOf: () => ({
      message: '"???" is shown as text: it starts a block that folds in another tool.',
      fix: 'write ":::details[Title]" above the text and ":::" below it, without indentation.',
    }),
  },
  {
    pattern: /^===\+?[ ]"/,
    faultOf: () => ({
      message: '"===" is shown as text: it starts a tab in another tool.',
      fix: 'write "::::tabs", ":::tab{label="…"}", the text, ":::" and "::::", each on a line.',
    }),
  },
  {
    pattern: /^(\.\. (\w+)::)/,
    faultOf: ([, written = "", name = "note"]) => ({
      message: `"${written}" is shown as text: it is reStructuredText.`,
      fix: `write ":::${name}" above the text and ":::" below it.`,
    }),
  },
  {
    pattern: /^(\[\[?_?TOC_?\]\]?)$/i,
    faultOf: ([, written = ""]) => ({
      message: `"${written}" is shown as text.`,
      fix: "remove it: every page has a table of contents.",
    }),
  },
  {
    pattern: /^\+(?:[-=]{3,}\+)+$/,
    faultOf: () => ({
      message: "The table is shown as text: its lines of plus signs are of another format.",
      fix: 'write each row on one line, and a line such as "| --- | --- |" below the first.',
    }),
  },
  {
    pattern: /^\$\$/,
    faultOf: () => formulaFault("$$"),
  },
  {
    pattern: /^import\s(?:.+\sfrom\s+)?["'][^"']+["'];?$/,
    format: "md",
    faultOf: () => ({
      message: "The import is shown as text: pages in .md cannot import anything.",
      fix: "rename the file to .mdx, or remove the line.",
    }),
  },
  {
    pattern: /^export\s+(?:const|let|default|function)\s/,
    format: "md",
    faultOf: () => ({
      message: "The export is shown as text: pages in .md cannot export anything.",
      fix: "rename the file to .mdx, or remove the line.",
    }),
  },
  {
    pattern: /^import\s(?:.+\sfrom\s+)?["'][^"']+["'];?$/,
    format: "mdx",
    faultOf: () => ({
      message: "The import is shown as text, because there is no empty line above it, or a space before it.",
      fix: "put an empty line above it, and start its line with it.",
    }),
  },
  {
    pattern: /^\{\/\*.*\*\/\}$/,
    format: "md",
    faultOf: () => ({
      message: '"{/*" is shown as text: it is a comment in .mdx only.',
      fix: 'write the comment as "<!-- … -->".',
    }),
  },
]

/** The problems in the lines of a paragraph as written in the file; only the first one of each kind. */
export function lineFaults(lines: readonly string[], format: Format, parent: Parents): LineFault[] {
  const reported = new Set<LineMistake>()
  return lines.flatMap((line, offset) =>
    mistakes.flatMap((mistake): LineFault[] => {
      if (reported.has(mistake) || (mistake.format !== undefined && mistake.format !== format)) return []
      const match = mistake.pattern.exec(line)
      if (!match) return []
      const isAlone = ![lines[offset - 1], lines[offset + 1]].some(
        (other) => other !== undefined && mistake.pattern.test(other),
      )
      if (mistake.twice && isAlone) return []
      const fault = mistake.faultOf(match, parent)
      if (!fault) return []
      reported.add(mistake)
      return [{ offset, ...fault }]
    }),
  )
}
