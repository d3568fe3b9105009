import { containerMarks } from "../markdown/syntax/fenced-lines"
import { codeOrComment } from "./code-and-comments"
import { escapeFormulas } from "./formulas"

const mdxComment = String.raw`\{\/\*[\s\S]*?\*\/\s*\}`
/** The address of a link, an image or a definition. Its angle brackets are valid in MDX. */
const destination = String.raw`(?:\]\(\s*|^${containerMarks}\[(?!\^)[^\[\]\n]+\]:[\s>]*)<[^<>\n]*>`
const bareAddress = String.raw`<(?<address>(?:https?:\/\/|mailto:)[^\s<>]+)>`
const voidTag =
  String.raw`<(?<tag>(?:br|hr|img|input|source|track|wbr|col)\b` +
  String.raw`(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?)\s*(?<!\/)>`

const construct = new RegExp(
  String.raw`${codeOrComment}|(?<!(?<!\\)\\)(?:${mdxComment}|${destination}|${bareAddress}|${voidTag})`,
  "gm",
)

/**
 * Rewrites syntax that Docusaurus accepts in MDX but MDX itself does not: HTML comments, addresses in angle brackets, void HTML
 * elements without a slash, and braces in formulas, which a plugin of the project reads. Code is not changed, and lines keep their numbers.
 */
export function rewriteDocusaurusMdx(text: string): string {
  if (!/[<$]/.test(text)) return text
  const pieces: string[] = []
  let end = 0
  for (const match of text.matchAll(construct)) {
    pieces.push(escapeFormulas(text.slice(end, match.index)), rewriteConstruct(match))
    end = match.index + match[0].length
  }
  return pieces.join("") + escapeFormulas(text.slice(end))
}

function rewriteConstruct({ 0: written, groups: { comment, address, tag } = {} }: RegExpExecArray): string {
  if (comment !== undefined) return `{/*${comment.replaceAll("*/", "*\u200B/")}*/}`
  if (address !== undefined) return `[${address.replace(/^mailto:/, "")}](${address})`
  if (tag !== undefined) return `<${tag} />`
  return written
}
