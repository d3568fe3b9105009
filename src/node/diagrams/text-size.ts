import type { Font } from "fontkit"
import { openFont } from "../fonts/open-font"

/** Weights of the text in drawings. */
export type Weight = 400 | 600

const file = "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2"

/** Width of a letter that the font lacks, as a share of the size: the reader's machine has its own. */
const unknownLetter = 0.65

/** How much wider semibold text is; the package that reads the font knows its regular weight only. */
const semibold = 1.05

let font: Font | undefined
const advances = new Map<string, number>()

/** The site's font for text, in its regular weight. The package that reads it is loaded with the first text. */
export function textFont(): Font {
  return (font ??= openFont(file))
}

/** Width of a line of text in pixels. */
export function textWidth(text: string, size: number, weight: Weight = 400): number {
  let width = 0
  for (const letter of text) width += advanceOf(letter)
  return width * size * (weight === 600 ? semibold : 1)
}

/** Width of a letter as a share of the font size. */
function advanceOf(letter: string): number {
  let advance = advances.get(letter)
  if (advance === undefined) {
    const { unitsPerEm } = textFont()
    const code = letter.codePointAt(0) ?? 0
    advance = textFont().hasGlyphForCodePoint(code)
      ? textFont().glyphForCodePoint(code).advanceWidth / unitsPerEm
      : unknownLetter
    advances.set(letter, advance)
  }
  return advance
}

/** Where a word may break that is longer than its line. */
const wordParts = /[^-_./:]*[-_./:]+|[^-_./:]+/g

/**
 * Breaks a text into lines.
 * @param text its own line breaks are kept
 * @param width that no line exceeds, unless a part of a word does
 */
export function wrapText(text: string, width: number, size: number, weight: Weight = 400): string[] {
  return wrapLines(text, (line) => textWidth(line, size, weight) <= width)
}

/**
 * Breaks a text into lines that fit, unless a part of a word does not.
 * @param text its own line breaks are kept
 */
export function wrapLines(text: string, fits: (line: string) => boolean): string[] {
  return text.split("\n").flatMap((line) => {
    const lines: string[] = []
    let current = ""
    for (const word of line.split(/\s+/).filter(Boolean)) {
      const longer = current === "" ? word : `${current} ${word}`
      if (fits(longer)) {
        current = longer
        continue
      }
      if (current !== "") lines.push(current)
      current = ""
      for (const part of fits(word) ? [word] : (word.match(wordParts) ?? [word])) {
        if (current !== "" && !fits(current + part)) {
          lines.push(current)
          current = ""
        }
        current += part
      }
    }
    return current === "" ? lines : [...lines, current]
  })
}
