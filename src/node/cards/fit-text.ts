import { wrapLines } from "../diagrams/text-size"
import type { Face, TextShaper } from "./text-shaper"

/** The space for a text, with the possible font sizes. */
interface TextBox {
  face: Face
  width: number
  /** Font sizes in pixels in order of preference, each with the number of lines that fit. */
  settings: readonly [Setting, ...Setting[]]
}

interface Setting {
  size: number
  maxLines: number
}

/** A text, broken into lines that fit the box. */
interface FittedText {
  size: number
  lines: string[]
}

/** Breaks a text into lines at the largest size that fits. At the smallest size, the rest of a longer text is cut off. */
export function fitText(shaper: Pick<TextShaper, "width">, text: string, box: TextBox): FittedText {
  const { face, width, settings } = box
  const fitsAt = (size: number) => (line: string) => shaper.width({ face, size, text: line }) <= width
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
    return goesOn || !fits(line) ? truncateLine(line, fits) : line
  })
  return { size, lines: shown }
}

/** Shortens a line with an ellipsis until it fits. */
export function truncateLine(line: string, fits: (line: string) => boolean): string {
  const letters = [...line]
  while (letters.length > 0 && !fits(ended(letters))) letters.pop()
  return ended(letters)
}

function ended(letters: readonly string[]): string {
  return `${letters.join("").trimEnd()}…`
}

/** Joiners and variation selectors of emoji. */
const emojiJoiners = /\u200d|\ufe0e|\ufe0f|\u20e3/g

/**
 * Removes symbols that the fonts lack, such as emoji.
 * @returns `undefined` if nothing is left, or if the fonts lack a letter or a digit of the text
 */
export function drawableText(shaper: Pick<TextShaper, "has">, face: Face, text: string): string | undefined {
  const letters = [...text.normalize("NFC").replace(emojiJoiners, "").replace(/\s+/g, " ")]
  const missing = new Set(letters.filter((letter) => !shaper.has(face, letter)))
  if ([...missing].some((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter))) return undefined
  const drawable = letters.filter((letter) => !missing.has(letter)).join("")
  return drawable.replace(/ +/g, " ").trim() || undefined
}
