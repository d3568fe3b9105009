import { wrapLines } from "../diagrams/text-size"
import type { Face, Lettering } from "./lettering"

/** Room for a text, and how it may be set. */
interface TextBox {
  face: Face
  width: number
  /** Sizes in pixels, the preferred one first, each with the number of lines that there is room for. */
  settings: readonly [Setting, ...Setting[]]
}

interface Setting {
  size: number
  maxLines: number
}

/** A text in lines that fit their box. */
interface FittedText {
  size: number
  lines: string[]
}

/** Breaks a text into lines of the largest size at which it fits; at the smallest, what does not fit is cut off. */
export function fitText(lettering: Pick<Lettering, "width">, text: string, box: TextBox): FittedText {
  const { face, width, settings } = box
  const fitsAt = (size: number) => (line: string) => lettering.width({ face, size, text: line }) <= width
  for (const { size, maxLines } of settings) {
    const fits = fitsAt(size)
    const lines = wrapLines(text, fits)
    if (lines.length <= maxLines && lines.every(fits)) return { size, lines }
  }
  const { size, maxLines } = settings.at(-1) ?? settings[0]
  const fits = fitsAt(size)
  const lines = wrapLines(text, fits)
  const shown = lines.slice(0, maxLines).map((line, index) => {
    const goesOn = index === maxLines - 1 && lines.length > maxLines
    return goesOn || !fits(line) ? cutLine(line, fits) : line
  })
  return { size, lines: shown }
}

/** As much of a line as fits with an ellipsis. */
export function cutLine(line: string, fits: (line: string) => boolean): string {
  const letters = [...line]
  while (letters.length > 0 && !fits(ended(letters))) letters.pop()
  return ended(letters)
}

function ended(letters: readonly string[]): string {
  return `${letters.join("").trimEnd()}…`
}

/** What joins emoji to others and says how they look. */
const emojiJoiners = /[\u200d\ufe0e\ufe0f\u20e3]/g

/**
 * The letters of a text that can be drawn, without signs such as emoji that the fonts lack.
 * @returns `undefined` when nothing is left, or when the fonts lack a letter or a digit
 */
export function drawableText(
  lettering: Pick<Lettering, "has">,
  face: Face,
  text: string,
): string | undefined {
  const letters = [...text.normalize("NFC").replace(emojiJoiners, "").replace(/\s+/g, " ")]
  const missing = new Set(letters.filter((letter) => !lettering.has(face, letter)))
  if ([...missing].some((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter))) return undefined
  const drawable = letters.filter((letter) => !missing.has(letter)).join("")
  return drawable.replace(/ +/g, " ").trim() || undefined
}
