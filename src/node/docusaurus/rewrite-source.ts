import { fencedLines } from "../markdown/syntax/fenced-lines"
import { escapeFormulas } from "./formulas"

const comment = /<!--([\s\S]*?)-->/g
const bareAddress = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/g
const voidTag =
  /<(br|hr|img|input|source|track|wbr|col)\b((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?)\s*(?<!\/)>/g
const inlineCode = /(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g

/**
 * Rewrites syntax that Docusaurus accepts in MDX but MDX itself does not: HTML comments, addresses in angle brackets, void HTML
 * elements without a slash, and braces in formulas, which a plugin of the project reads. Code is not changed, and lines keep their numbers.
 */
export function rewriteDocusaurusMdx(text: string): string {
  if (!/[<$]/.test(text)) return text
  const isFenced = fencedLines()
  const lines = text.split("\n").map((line) => ({ line, fenced: isFenced(line) }))
  let output: string[] = []
  const parts: string[] = []
  const flush = () => {
    if (output.length > 0) parts.push(rewriteProse(output.join("\n")))
    output = []
  }
  for (const { line, fenced } of lines) {
    if (!fenced) {
      output.push(line)
      continue
    }
    flush()
    parts.push(line)
  }
  flush()
  return parts.join("\n")
}

function rewriteProse(text: string): string {
  const pieces: string[] = []
  let end = 0
  for (const match of text.matchAll(inlineCode)) {
    pieces.push(rewriteText(text.slice(end, match.index)), match[0])
    end = match.index + match[0].length
  }
  return pieces.join("") + rewriteText(text.slice(end))
}

function rewriteText(text: string): string {
  return escapeFormulas(text)
    .replace(comment, (_, inner: string) => `{/*${inner.replaceAll("*/", "*\u200B/")}*/}`)
    .replace(bareAddress, (_, address: string) => `[${address.replace(/^mailto:/, "")}](${address})`)
    .replace(voidTag, (_, name: string, attributes: string) => `<${name}${attributes} />`)
}
