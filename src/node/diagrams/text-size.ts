import type { Font } from "fontkit"
import { openFont } from "../fonts/open-font"

const file = "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2"

/** Width of a letter that the font lacks, as a fraction of the font size. The browser takes it from another font. */
const unknownLetter = 0.65

/** Ratio of the width of semibold to regular text; only the regular weight of the font is measured. */
const semibold = 1.05

let font: Font | undefined
const advances = new Map<string, number>()

/** The site's text font in its regular weight. The font is opened on the first call. */
function textFont(): Font {
  return (font ??= openFont(file))
}

/** Width of a line of text in pixels. */
export function textWidth(text: string, size: number, weight: 400 | 600 = 400): number {
  let width = 0
  for (const letter of text) width += advanceOf(letter)
  return width * size * (weight === 600 ? semibold : 1)
}

/** Width of a letter as a fraction of the font size. */
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

/** Parts at which a word that is longer than a line may be broken. */
const wordParts = /[^-_./:]*[-_./:]+|[^-_./:]+/g

/**
 * Breaks a text into lines, keeping its own line breaks.
 * @param width maximum width of a line in pixels; exceeded only by a part of a word that cannot be broken
 */
export function wrapText(text: string, width: number, size: number): string[] {
  return wrapLines(text, (line) => textWidth(line, size) <= width)
}

/**
 * Breaks a text into lines for which `fits` holds, except where a part of a word does not fit by itself. Line breaks in
 * the text are kept.
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
