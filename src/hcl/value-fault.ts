import type { SourcePosition } from "../shared/source-position"
import type { SyntaxFault } from "./call-fault"

/** A message about a value on one line. */
interface ValueMessage {
  /** Matches the wrong part of the line, whose strings consist of underscores, and which has no comment. */
  wrong: RegExp
  /** @param part the wrong part */
  message: (part: string) => string
  fix: (part: string) => string
}

/** A line, or its start. */
export interface Line extends Pick<SourcePosition, "line"> {
  text: string
}

const noWord = (word: string) => `HCL has no "${word}".`

/** Words that HCL does not have in a value; the parser reads them, or their end, as a name. */
const wrongWords: readonly ValueMessage[] = [
  { wrong: /(?<=[\w)\]}"]\s+)and(?=\s+[\w("!])/, message: noWord, fix: () => "write `&&`." },
  { wrong: /(?<=[\w)\]}"]\s+)or(?=\s+[\w("!])/, message: noWord, fix: () => "write `||`." },
  { wrong: /(?<=[=(,?:&|]\s*)not(?=\s+[\w("])/, message: noWord, fix: () => "write `!`." },
  {
    wrong: /(?<!\bfor\b.*)(?<=[=(,?:&|]\s*[^\s=(,?:&|]+\s+)in(?=\s+[\w[])/,
    message: () => 'HCL has no "in" outside of "for".',
    fix: () => "write `contains(list, value)`.",
  },
  {
    wrong: /(?<=[=(,?:]\s*)if(?=\s+[\w("!])/,
    message: () => 'HCL has no "if" before a value.',
    fix: () => "write `condition ? value : other_value`.",
  },
  {
    wrong: /(?<=[=,[(:?]\s*)(?!\d+(?:\.\d+)?e[-+]?\d|0x)\d[\d.]*[a-z_][\w.-]*/i,
    message: (value) => `"${value}" is neither a number nor a string, which has quotes.`,
    fix: (value) => `write \`"${value}"\`.`,
  },
]

/** Patterns of texts that are no expressions, as the whole value of an argument. */
const texts = [
  String.raw`[~./>*@%+$].*`, // it starts with a sign with which no expression starts
  String.raw`[^"([{]*\w(?:@\w|:[\w:]|\s+\w)[^"([{]*`, // an address, or words one after the other
  String.raw`\w[\w./-]*[/*]`, // a path that ends with a sign
]

/** A value with spaces around its signs, or with a reference, is meant as an expression. */
const unquotedText = new RegExp(
  String.raw`(?<=^\s*[\w-]+\s*=\s*)(?!.*(?:\s=|\?\s|\b(?:var|local|module|data|each)\.))(?=\S)(?:${texts.join("|")})$`,
)

/** The message for a value that is a string without quotes. */
export const unquotedMessage = {
  message: () => "The value is a string without quotes.",
  fix: () => "put it in quotes.",
}

/** Ends of values that are not complete. */
const unfinishedValues: readonly ValueMessage[] = [
  {
    wrong: /(?<=[\w\])])\.$/,
    message: () => "The reference ends with its dot.",
    fix: () => "write a name after the dot.",
  },
  {
    wrong: /(?<=\S\s*)(?:&&|\|\||[=!<>]=|[-+*/%<>?:])$/,
    message: (sign) => `The value ends with "${sign}".`,
    fix: (sign) => `write what comes after the \`${sign}\` on this line, or delete it.`,
  },
  {
    wrong: /\?[^:?]*[^:?([{\s]$/,
    message: () => 'The condition has no ":".',
    fix: () => "write `condition ? value : other_value`.",
  },
  {
    wrong: /(?<=[=,[(:?]\s*"_*")\s*[\w$.{}-]+\s*"_*"$/,
    message: () => "The string ends at its second quote.",
    fix: () => 'write `\\"` for a quote within a string.',
  },
]

/** The fault of a word in a line that HCL does not have. */
export function wrongWordFault(line: Line): SyntaxFault | undefined {
  return firstFault(wrongWords, line)
}

/** The fault of a value in a line that is a text without quotes. */
export function unquotedFault(line: Line): SyntaxFault | undefined {
  return firstFault([{ wrong: unquotedText, ...unquotedMessage }], line)
}

/** The fault of a value that is not complete at the end of a line. */
export function unfinishedValueFault(line: Line): SyntaxFault | undefined {
  return firstFault(unfinishedValues, line)
}

/** Maximum length of a line: the patterns can take time with the square of it. */
const maxLength = 1_000

function firstFault(messages: readonly ValueMessage[], { text, line }: Line): SyntaxFault | undefined {
  if (text.length > maxLength) return undefined
  const plain = plainText(text)
  for (const { wrong, message, fix } of messages) {
    const found = wrong.exec(plain)
    if (!found) continue
    const [part] = found
    return { line, column: found.index + 1, message: message(part), fix: fix(part) }
  }
  return undefined
}

/** A line without the characters of its strings and without its comment; what is left has the same columns. */
function plainText(line: string): string {
  return line
    .replace(/"(?:[^"\\]|\\.)*"/g, (string) => `"${"_".repeat(string.length - 2)}"`)
    .replace(/(?:#|\/\/).*/, "")
    .trimEnd()
}
