import type { Options } from "remark-stringify"

type Handle = NonNullable<NonNullable<Options["handlers"]>["text"]>

/**
 * Text in which no character can be mistaken for syntax, wherever it stands: a letter, then letters, digits, spaces and
 * punctuation that means something only at the start of a line or in the combinations that the pattern excludes.
 */
const harmless = /^ ?\p{L}(?:[\p{L}\d ,;?/%$^'"()+=>–—’“”…-]|(?<!w)\.|(?<![ps]):)*$/iu

/**
 * Writes a text node as Markdown. Compares it with all patterns that need an escape only if it may have one of them, because
 * that is most of the time that serializing a page takes.
 */
export const writeText: Handle = ({ value }, _, state, info) => {
  const touchesLineEnd =
    (value.startsWith(" ") && /[\r\n]/.test(info.before)) ||
    (value.endsWith(" ") && /[\r\n]/.test(info.after))
  return harmless.test(value) && !touchesLineEnd ? value : state.safe(value, info)
}
