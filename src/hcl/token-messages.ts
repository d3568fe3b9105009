import { argumentStart } from "./context-fault"
import { unquotedMessage } from "./value-fault"

/** A message about a token that cannot follow what is before it. */
interface TokenMessage {
  /** Matches the text from the token to the end of its line. */
  token: RegExp
  /** Matches the text before the token on its line; default: any. */
  after?: RegExp
  /** Whether the fault begins where `after` matches, and not at the token. */
  startsBefore?: true
  /** @param token the first matched group, or else the whole match */
  message: (token: string) => string
  fix: (token: string) => string
}

const argumentMessages: readonly TokenMessage[] = [
  {
    token: /^([,;])\s*(?:(?:#|\/\/).*)?$/,
    message: (sign) => `An argument ends with its line, and not with "${sign}".`,
    fix: (sign) => `delete the \`${sign}\`.`,
  },
  {
    token: /^=/,
    after: /^\s*(?:[\w-]+|"[^"]*")\s*=$/,
    message: () => 'An argument is set with one "=".',
    fix: () => "write `=`.",
  },
  {
    token: /^:/,
    after: argumentStart,
    message: () => 'An argument is set with "=", not with ":".',
    fix: () => "write `=`.",
  },
  {
    token: /^(?:\+\+|--|[-+*/%|&]=)/,
    after: argumentStart,
    message: (sign) => `HCL has no "${sign}".`,
    fix: () => "write `=` and the whole value.",
  },
  {
    token: /^[./][\w./-]*\s*=(?!=)/,
    after: /(?<=^\s*)[\w-]+$/,
    startsBefore: true,
    message: () => "The name of an argument has no dots or slashes.",
    fix: () => "to set a part of an object, write `name = { part = value }`.",
  },
  {
    token: /^=\s*\{/,
    after: /^\s*[a-z]\w*(?:\s+"[^"]*")+\s*$/,
    message: () => 'A block has no "=".',
    fix: () => "delete the `=`.",
  },
]

const nonCodeMessages: readonly TokenMessage[] = [
  {
    token: /^<[^<>=\s][^<>]*>/,
    message: (placeholder) => `"${placeholder}" is a placeholder.`,
    fix: () => "write your own value in its place.",
  },
  {
    token: /^(?:\.\.\.|…)/,
    message: (dots) => `"${dots}" stands for code that was left out.`,
    fix: () => "delete it, or write the code.",
  },
  {
    token: /^:/,
    after: /^(?:Terraform|OpenTofu) will perform the following actions$/,
    message: () => "This is the output of a plan, and not code.",
    fix: () => "paste the call itself.",
  },
  {
    token: /^after apply\)/,
    after: /\(known\s+$/,
    startsBefore: true,
    message: () => '"(known after apply)" is the output of a plan, and not code.',
    fix: () => "paste the call itself.",
  },
]

/** The characters of HTML entities. */
const htmlEntities = new Map([
  ["&quot;", '"'],
  ["&#34;", '"'],
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
])

/** Syntax of other languages for which HCL has another form, or none. */
const foreignMessages: readonly TokenMessage[] = [
  {
    token: /^(=)(?!=)/,
    after: /(?:==|!=)$/,
    message: () => 'HCL has no "===" and no "!==".',
    fix: () => "delete this `=`.",
  },
  {
    token: /^\?/,
    after: /\?$/,
    message: () => 'HCL has no "??".',
    fix: () => "write `coalesce(value, other_value)`.",
  },
  {
    token: new RegExp(`^(?:${[...htmlEntities.keys()].join("|")})`),
    message: (entity) => `"${entity}" is an HTML entity.`,
    fix: (entity) => `write \`${htmlEntities.get(entity)}\`.`,
  },
  {
    token: /^&(?!&)/,
    message: () => 'HCL has no "&".',
    fix: () => "write `&&` if both conditions have to be true.",
  },
  {
    token: /^\|(?!\|)/,
    message: () => 'HCL has no "|".',
    fix: () => "write `||` if one of two conditions has to be true, and `name(value)` to call a function.",
  },
  {
    token: /^>/,
    after: /-$/,
    message: () => 'The key of an element is followed by "=>", not by "->".',
    fix: () => "write `=>`.",
  },
  {
    token: /^`/,
    message: () => "Strings in HCL have double quotes, not backticks.",
    fix: () => 'write `"`.',
  },
  {
    token: /^\$\{/,
    message: (sign) => `"${sign}" has a meaning only in strings.`,
    fix: (sign) => `leave out \`${sign}\` and its \`}\`, or put the whole value in quotes.`,
  },
  {
    token: /^for\b/,
    after: /[[{].*\S\s+$/,
    message: () => 'The value of a "for" comes last.',
    fix: () => "write `[for item in list : item.name]`.",
  },
  {
    token: /^[\w"([{]/,
    after: /\bfor\s+[\w-]+(?:\s*,\s*[\w-]+)?\s+in\s+\S+\s+$/,
    message: () => 'The value of a "for" comes after a ":".',
    fix: () => "write `:` before it.",
  },
  {
    token: /^:/,
    after: /(?<==\s*)[a-z][\w-]*$/i,
    startsBefore: true,
    ...unquotedMessage,
  },
]

/** All messages; the first one that matches applies. */
export const tokenMessages: readonly TokenMessage[] = [
  ...argumentMessages,
  ...nonCodeMessages,
  ...foreignMessages,
]
