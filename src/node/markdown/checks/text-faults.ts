import { suggest } from "../../../hcl/suggest"
import { variable } from "../../content/settings/variables"
import { withEmoji } from "../../docusaurus/emoji"
import type { StrayFault } from "./stray-fault"
import type { Format } from "../types"

/** A problem, with its offset in the text. */
interface FaultAtOffset extends StrayFault {
  offset: number
  /** The text that is wrong. */
  text: string
}

/** A kind of mistake. `faultOf` returns its problem; `undefined` if the match is not a mistake. */
interface Mistake {
  pattern: RegExp
  /** The only format in which it is a mistake; absent for both. */
  format?: Format
  /**
   * Whether it is only a mistake if the text is shown as written, because Markdown replaces the correct form.
   */
  isShown?: true
  faultOf: (match: RegExpExecArray) => StrayFault | undefined
}

const address = String.raw`(?:\.{0,2}\/|https?:|#|mailto:)[^)\s]*|[^\s()]+\.(?:mdx?|html?|png|svg|jpe?g|gif|webp)`

const entities = "nbsp amp lt gt quot apos copy reg trade mdash ndash hellip rarr larr times middot".split(
  " ",
)

const asText = (written: string) => `"${written}" is shown as written`

const mistakes: readonly Mistake[] = [
  {
    pattern: new RegExp(String.raw`(?<!\\)!?\[([^\][]+)\] +\((${address})\)`, "g"),
    faultOf: ([written]) => ({
      message: `${asText(written)}, not as a link.`,
      fix: 'remove the space between "]" and "(".',
    }),
  },
  {
    pattern: /(?<!\\)(!?)\[([^\][]+)\]\(([^()<>]*\s[^()<>]*)\)/g,
    faultOf: ([written, , , target = ""]) => addressFault(written, target.trim()),
  },
  {
    pattern: /(?<!\\)!?\[([^\][]+)\]\(<[^>\n]*$/g,
    faultOf: ([written]) => ({
      message: `The angle bracket of "${written}" is never closed, and the ${shownThing(written)} is shown as written.`,
      fix: 'write ">" after the address.',
    }),
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)!?\[([^\][()]+)\((${address})\)`, "g"),
    faultOf: ([written, text, target]) => ({
      message: `${asText(written)}: the text of the ${shownThing(written)} has no "]".`,
      fix: `write ${written.startsWith("!") ? "!" : ""}[${text}](${target}).`,
    }),
  },
  {
    pattern: /(?<!\\)!?\[([^\][]+)\]\((?!<)([^()\s]*)(?![^(]*\))/g,
    faultOf: ([written]) => ({
      message: `The parenthesis of "${written}" is never closed, and the ${shownThing(written)} is shown as written.`,
      fix: 'write ")" after the address.',
    }),
  },
  {
    // The lookbehind comes after the "]": at the start, it would be evaluated for each character, in time that grows with the square of
    // the text's length.
    pattern: new RegExp(String.raw`(?<!\\)\](?<=^[^\[\]]*\])\((${address})\)`, "g"),
    faultOf: ([written]) => ({
      message: `${asText(written)}: the link has another link in its text, or no "[".`,
      fix: 'remove the link in its text, or write "[" before its text.',
    }),
  },
  {
    pattern: /^\{:?\s*(align|class|height|loading|rel|style|target|width)\s*=[^{}]*\}/g,
    format: "md",
    faultOf: ([written, name = ""]) => ({
      message: `${asText(written)}: links and images have no attributes here.`,
      fix: /^(?:align|height|width)$/.test(name)
        ? "remove it; the page fits a picture into the column."
        : /^(?:rel|target)$/.test(name)
          ? "remove it; readers choose whether a link opens in a new tab."
          : "remove it.",
    }),
  },
  {
    pattern: /(?<!\\)\(([^()]+)\)\[((?:\/|\.{1,2}\/|https?:|#)[^\]\s]*)\]/g,
    faultOf: ([written, text, target]) => ({
      message: `${asText(written)}, not as a link.`,
      fix: `write [${text}](${target}).`,
    }),
  },
  {
    pattern: /(?<![\w\\\]])!?\[([^\][^][^\][]*)\]\[([^\][]*)\]/g,
    faultOf: ([written, text, label]) => ({
      message: `Nothing defines "[${label || text}]", and "${written}" is shown as written.`,
      fix: `add a line "[${label || text}]: " with the address, or write [${text}](address).`,
    }),
  },
  {
    pattern: /(?<!\\)!?\[\[(?!_?TOC_?\])([^\s\][][^\][]*)\]\]/gi,
    faultOf: ([written]) => ({
      message: `${asText(written)}: wiki links are not supported here.`,
      fix: `write ${written.startsWith("!") ? "!" : ""}[text](address).`,
    }),
  },
  {
    pattern: /(?<!\\)\[\^([^\]\s]+)\]/g,
    faultOf: ([written]) => ({
      message: `The footnote "${written}" has no text, and is shown as written.`,
      fix: `add a line "${written}: " with the text of the footnote.`,
    }),
  },
  {
    pattern: /(?<!\\)\*\*|(?<!\\)~~/g,
    faultOf: ([written]) => ({
      message: `"${written}" is shown as written: it opens nothing, or is never closed.`,
      fix: `write it on both sides of the words, without a space between; where it is meant as text, write \`${written}\` as code.`,
    }),
  },
  {
    pattern: /(?<![\\\w*/.:$-])\*(?=[a-z][^*]*$)/gi,
    faultOf: ([written]) => ({
      message: `"${written}" is shown as written: it is never closed.`,
      fix: `write it behind the words, too; where it is meant as text, write \`${written}\` as code.`,
    }),
  },
  {
    pattern: /(?<!\\)`+/g,
    faultOf: ({ 0: written, input }) => ({
      message: `The backtick "${written}" is shown as written: it has no partner.`,
      fix: /^``[\w-]*$/.test(input)
        ? `write "\`${input}": lines of code are between two lines of three backticks.`
        : "put as many backticks behind the code as in front of it.",
    }),
  },
  {
    pattern: /(?<![\w=\\])==(?=[^\s=])([^=]*[^\s=])==(?![\w=])/g,
    faultOf: ([written, words]) => ({
      message: `${asText(written)}: text cannot be marked here.`,
      fix: `write **${words}**.`,
    }),
  },
  {
    pattern: /(?<![\w:\\]):[a-z][\w+-]*:(?![\w:])/g,
    faultOf: ([written]) =>
      withEmoji(written) === written
        ? undefined
        : {
            message: `${asText(written)}: the names of emoji are not replaced here.`,
            fix: "write the emoji itself, or remove it.",
          },
  },
  {
    pattern: /\{\{[<%].*?[>%]\}\}|\{%.*?%\}/g,
    format: "md",
    faultOf: ([written]) => ({
      message: `${asText(written)}: it is the code of another tool's templates.`,
      fix: 'use a directive such as ":::note", or write the text itself.',
    }),
  },
  {
    pattern: /(?<![\\&\w])&([a-z]+\d*);/gi,
    isShown: true,
    faultOf: ([written, name = ""]) => {
      const meant = suggest(name, entities)
      return {
        message: `"${written}" is not a character reference of HTML, and is shown as written.`,
        fix: meant === undefined ? "write the character itself." : `did you mean "&${meant};"?`,
      }
    },
  },
  {
    pattern: new RegExp(String.raw`(?<![\\&\w])&(?:${entities.join("|")})(?![\w;=])`, "g"),
    isShown: true,
    faultOf: ([written]) => ({
      message: `${asText(written)}: its semicolon is missing.`,
      fix: `write "${written};".`,
    }),
  },
  {
    pattern: /<!-(?!-)/g,
    format: "md",
    faultOf: ([written]) => ({
      message: `${asText(written)}: a comment starts with two hyphens and ends with two.`,
      fix: 'write the comment as "<!-- … -->".',
    }),
  },
  {
    pattern: /<!--/g,
    format: "md",
    faultOf: () => ({
      rule: "lost-text",
      message: "The comment is never closed.",
      fix: 'write "-->" after it.',
    }),
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD):|^(?:TODO|FIXME|TBD)\b|lorem ipsum dolor/gi,
    faultOf: ([written]) =>
      /lorem/i.test(written) || written === written.toUpperCase()
        ? {
            rule: "unfinished-text",
            message: `"${written.replace(/:$/, "")}" stands for text that is still to be written.`,
            fix: "write the text, or remove the line.",
          }
        : undefined,
  },
]

/**
 * The problems in a line of text, or in a part of it, as written; each position is reported once.
 * @param shown the text as readers see it, which may continue on further lines
 */
export function textFaults(written: string, format: Format, shown: string): FaultAtOffset[] {
  const faults: FaultAtOffset[] = []
  const marks = new Set<string>()
  for (const { pattern, format: only, isShown, faultOf } of mistakes) {
    if (only !== undefined && only !== format) continue
    for (const match of written.matchAll(pattern)) {
      const { index: from } = match
      const to = from + match[0].length
      if (faults.some(({ offset, text }) => from < offset + text.length && to > offset)) continue
      if (isShown && !shown.includes(match[0])) continue
      // A second mark of the same kind belongs to the reported one.
      if (/^[*~`]+$/.test(match[0])) {
        if (marks.has(match[0])) continue
        marks.add(match[0])
      }
      const fault = faultOf(match)
      if (fault) faults.push({ offset: from, text: match[0], ...fault })
    }
  }
  return faults
}

/** The problem of a link whose address contains a space. */
function addressFault(written: string, target: string): StrayFault | undefined {
  if (target.replace(variable, "").includes("{{"))
    return {
      message: `"${written}" contains "{{", which no template replaces here.`,
      fix: "write the address itself.",
    }
  const [, size] = /\s(=\d*x\d*)$/.exec(target) ?? []
  if (size !== undefined)
    return {
      message: `"${written}" is shown as written: Markdown has no syntax for the size of an image.`,
      fix: `remove "${size}"; the page fits the picture into the column.`,
    }
  if (/^\S+\s+(?:"[^"]*|'[^']*|[^"']*["'])$/.test(target))
    return {
      message: `The title of "${written}" is never closed, and the ${shownThing(written)} is shown as written.`,
      fix: "put the title between two quotation marks.",
    }
  if (/^\S+\s+\S/.test(target) && !/[/.#]/.test(target)) return undefined // words in parentheses
  const address = target.replace(/\s+(?:"[^"]*"|'[^']*')$/, "")
  const joined = address.replace(/\s+(?=[?#])/, "") // a file's name does not end with a space
  return {
    message: `The address of "${written}" has a space in it, and the ${shownThing(written)} is shown as written.`,
    fix: joined.includes(" ")
      ? `write %20 in place of the space: ${joined.replaceAll(" ", "%20")}.`
      : `remove the space: ${joined}.`,
  }
}

function shownThing(written: string): "image" | "link" {
  return written.startsWith("!") ? "image" : "link"
}
