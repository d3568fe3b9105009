import type { Parser } from "web-tree-sitter"
import type { SyntaxFault } from "./call-fault"
import { childrenOf, normalizeText, readTree, walk, type HclTree } from "./hcl-tree"

/** A text that a reader has pasted. */
interface PastedText {
  /** The tree of its code. Positions are those in the text. */
  tree: HclTree
  /** Faults of wrong characters, which are corrected in the tree. */
  faults: SyntaxFault[]
}

/**
 * Parses a text that was copied from a page, a mail, a terminal or a diff. If it is not HCL, text around the code is
 * replaced by spaces, and wrong characters, such as typographic quotes, by the right ones. The backslash of an invalid escape
 * is replaced by an apostrophe, which is also valid only in strings, heredocs and comments.
 * @param parser a parser of the HCL grammar
 * @param isWanted see `readTree`; ignored for a text with wrong characters
 */
export function readPasted(parser: Parser, text: string, isWanted: (part: string) => boolean): PastedText {
  const code = normalizeText(text)
  const tree = readTree(parser, code, isWanted)
  if (!tree.fault) return { tree, faults: [] }
  const unwrapped = unwrappedCode(code)
  const plain = withRightEscapes(withRightCharacters(unwrapped))
  if (plain === code) return { tree, faults: [] }
  const readable = readTree(parser, plain, (part) => plain !== unwrapped || isWanted(part))
  return {
    tree: readable,
    faults: [...characterFaults(unwrapped, readable), ...escapeFaults(code, readable)],
  }
}

/** Functions that replace by spaces what is added to code when it is copied from one kind of source. */
const wrappings: readonly ((text: string) => string)[] = [
  // colors of a terminal
  (text) => text.replace(/\u001b\[[\d;]*[A-Za-z]/g, blank),
  // a quotation in a mail
  (text) => withoutPrefix(text, /^[ \t]*(?:>[ \t]?)+/),
  // authors, from `git blame`
  (text) => withoutPrefix(text, /^\^?[\da-f]{7,40} [^()\n]*\([^()\n]* \d+\) ?/),
  // line numbers, also with the names of files as from `grep`
  (text) => withoutPrefix(text, /^[ \t]*(?:[\w./-]+\.(?:tf|tofu|hcl)[:-])?\d+(?:[ \t]*[:|│.)]|-|(?=\s|$))/),
  withoutMarkdown,
  // an error message of Terraform in its frame
  (text) => text.replace(/^[ \t]*[╷│╵].*$/gm, blank),
  // a prompt before each line of code
  (text) => (/^\$ .*\{[ \t]*$/m.test(text) ? withoutPrefix(text, /^\$(?: |$)/) : text),
  // commands after a prompt
  (text) => text.replace(/^[ \t]*(?:[$❯%]|[\w.-]+@[\w.-]+[: ][^\n$#]*[$#]) .*$/gm, blank),
  // a diff: lines that it removes, and the signs of the lines that it adds or changes
  (text) =>
    text.replace(/^(?:@@ |diff --git |index [\da-f]+\.\.|--- |\+\+\+ |\\ No newline|-).*$|^[+~]/gm, blank),
  withoutProse,
]

/** The code in a text that is not HCL as a whole: the rest is replaced by spaces. */
export function unwrappedCode(text: string): string {
  return wrappings.reduce((rest, unwrap) => unwrap(rest), normalizeText(text))
}

function blank(text: string): string {
  return " ".repeat(text.length)
}

/** Removes a prefix if each line with code has it. */
function withoutPrefix(text: string, prefix: RegExp): string {
  const lines = text.split("\n")
  if (!lines.every((line) => line.trim() === "" || prefix.test(line))) return text
  return lines.map((line) => line.replace(prefix, blank)).join("\n")
}

const firstBlock = /^(?:module|terraform|locals|include|dependency|inputs)\b.*\{[ \t]*$/m

/** Removes sentences before the first block and after the last one: lines that neither set anything nor have braces. */
function withoutProse(text: string): string {
  const start = text.search(firstBlock)
  const end = text.search(/\}[^{}]*$/) + 1
  if (start === -1 || end <= start) return text
  const prose = (part: string) => (/^(?![ \t]*\d+:).*[{}=]/m.test(part) ? part : part.replace(/.+/g, blank))
  return prose(text.slice(0, start)) + text.slice(start, end) + prose(text.slice(end))
}

const fence = /^[ \t]*(?:`{3,}|~{3,})[ \t]*([\w-]*)/
const hclLanguage = /^(?:hcl|tf|terraform|tofu|opentofu|terragrunt|diff|)$/i

/** Removes what is not in code blocks of HCL, unless there is code before the first block. */
function withoutMarkdown(text: string): string {
  const lines = text.split("\n")
  const first = lines.findIndex((line) => fence.test(line))
  if (first === -1 || /[{}]/.test(lines.slice(0, first).join("\n"))) return text
  let language: string | undefined
  return lines
    .map((line) => {
      const [mark, name = ""] = fence.exec(line) ?? []
      if (mark !== undefined) language = language === undefined ? name : undefined
      return mark === undefined && language !== undefined && hclLanguage.test(language) ? line : blank(line)
    })
    .join("\n")
}

interface WrongCharacter {
  /** Matches the character. */
  character: RegExp
  /** @param point its code point, such as U+00A0 */
  message: (point: string) => string
  fix: string
}

const misplaced = (name: string) => (point: string) =>
  `The code has ${name} here (${point}), which HCL permits only in strings and comments.`

const specialSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

const wrongCharacters: readonly WrongCharacter[] = [
  { character: specialSpace, message: misplaced("a special space"), fix: "write a plain space." },
  {
    character: invisible,
    message: misplaced("an invisible character"),
    fix: "delete it, or write the line again.",
  },
  {
    character: /[“”„‟‘’‚‛]/g,
    message: misplaced("a typographic quote"),
    fix: 'write straight quotes: `"`.',
  },
  {
    character: /'/g,
    message: () => "Strings in HCL have double quotes, not single quotes.",
    fix: "write `\"` in place of `'`.",
  },
]

/** A string or a comment, or a text in wrong quotes. The latter may end with the right one. */
const quotes = /"(?:[^"\\]|\\.)*"?|(?:#|\/\/).*|'([^'"\n]*)'|[“”„‟‘’‚‛]([^"“”„‟‘’‚‛\n]*)["“”„‟‘’‚‛]?/g

function withRightCharacters(code: string): string {
  return code
    .replace(specialSpace, " ")
    .replace(invisible, " ")
    .replace(quotes, (whole: string, single?: string, typographic?: string) => {
      const text = single ?? typographic
      if (text === undefined) return whole
      return whole.length === text.length + 2 ? `"${text}"` : `"${text}`
    })
}

const backslash = /\\(?:[nrt"\\]|u[\da-fA-F]{4}|U[\da-fA-F]{8})?/g

function withRightEscapes(code: string): string {
  return code.replace(backslash, (escape) => (escape.length > 1 ? escape : "'"))
}

/** The faults of escapes in quoted strings that HCL does not have. Heredocs have no escapes. */
function escapeFaults(code: string, { root, text }: HclTree): SyntaxFault[] {
  const texts = [...walk(root)]
    .filter(({ type }) => type === "quoted_template" || type === "string_lit")
    .flatMap((node) => childrenOf(node, "template_literal"))
  return texts.flatMap((node) =>
    [...node.text.matchAll(/'/g)].flatMap(({ index }): SyntaxFault[] => {
      if (code[node.start + index] !== "\\") return []
      const escape = `\\${text.charAt(node.start + index + 1)}`
      const reason = /u/i.test(escape) ? " without hexadecimal digits after it" : ""
      return [
        {
          line: node.line,
          column: node.column + index,
          message: `HCL has no escape "${escape}"${reason} in strings.`,
          fix: `for a backslash, write two: \`\\${escape}\`.`,
        },
      ]
    }),
  )
}

/** The faults of corrected characters, except in strings and comments: the first of each kind in a line. */
function characterFaults(code: string, { root, text }: HclTree): SyntaxFault[] {
  if (code === text) return []
  const isQuoted = new Uint8Array(code.length)
  for (const { type, start, end } of walk(root))
    if (quotedTypes.has(type)) isQuoted.fill(1, start + 1, end - 1)
  let start = 0
  return code.split("\n").flatMap((line, index) => {
    const lineStart = start
    start += line.length + 1
    return wrongCharacters.flatMap(({ character, message, fix }): SyntaxFault[] => {
      const found = [...line.matchAll(character)].find((match) => {
        const offset = lineStart + match.index
        return isQuoted[offset] === 0 && text[offset] !== match[0]
      })
      if (!found) return []
      const point = `U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`
      return [{ line: index + 1, column: found.index + 1, message: message(point), fix }]
    })
  })
}

const quotedTypes = new Set(["quoted_template", "string_lit", "heredoc_template", "comment"])
