import type { Font } from "fontkit"
import { openFont } from "../fonts/open-font"

const plex = (weight: number) =>
  ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"].map(
    (letters) => `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${letters}-${weight}-normal.woff2`,
  )

/** Font files of each face; a letter is taken from the first file that has it. */
const faces = {
  text: plex(400),
  strong: plex(600),
  code: ["latin", "latin-ext", "cyrillic"].map(
    (letters) => `@fontsource-variable/geist-mono/files/geist-mono-${letters}-wght-normal.woff2`,
  ),
}

export type Face = keyof typeof faces

/** Font units per font size. */
export const em = 1000

/** The outline of a letter. Lengths are in font units, and `y` grows upwards. */
export interface Glyph {
  /** Data of an SVG path. */
  outline: string
  box: { minX: number; minY: number; maxX: number; maxY: number }
}

/** A glyph with the position of its origin, from the start of its word or line. */
interface PlacedGlyph {
  x: number
  y: number
  glyph: Glyph
}

interface Word {
  width: number
  glyphs: PlacedGlyph[]
}

/** A line of text with the start of its baseline, in pixels. */
export interface TextLine {
  face: Face
  size: number
  x: number
  y: number
  text: string
}

/**
 * Shapes text in the site's fonts, so that a picture is the same on every machine. Letters that the fonts lack
 * are left out.
 */
export class TextShaper {
  readonly #fonts = new Map<string, Font>()
  readonly #fontOfLetter = new Map<string, Font | undefined>()
  readonly #words = new Map<string, Word>()
  readonly #glyphs = new Map<Font, Map<number, Glyph>>()

  /** Whether the fonts of a face have a letter. */
  has(face: Face, letter: string): boolean {
    return this.#fontOf(face, letter) !== undefined
  }

  /** Width of a line in pixels. */
  width({ face, size, text }: Pick<TextLine, "face" | "size" | "text">): number {
    const widths = wordsOf(face, text).map((word) => this.#word(face, word).width)
    return (widths.reduce((sum, width) => sum + width, 0) * size) / em
  }

  /** The glyphs of a line that have an outline, in pixels of the picture. */
  glyphs({ face, size, text, x: left, y: baseline }: TextLine): PlacedGlyph[] {
    const scale = size / em
    let start = 0
    return wordsOf(face, text).flatMap((part) => {
      const { width, glyphs } = this.#word(face, part)
      const placed = glyphs.map(({ x, y, glyph }) => ({
        x: left + (start + x) * scale,
        y: baseline - y * scale,
        glyph,
      }))
      start += width
      return placed.filter(({ glyph }) => glyph.outline !== "")
    })
  }

  /** A line as SVG. */
  svg(line: TextLine): string {
    const scale = line.size / em
    return this.glyphs(line)
      .map(
        ({ x, y, glyph }) =>
          `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${glyph.outline}"/>`,
      )
      .join("")
  }

  #word(face: Face, text: string): Word {
    const key = `${face} ${text}`
    const word = this.#words.get(key) ?? this.#shapeWord(face, text)
    this.#words.set(key, word)
    return word
  }

  #shapeWord(face: Face, text: string): Word {
    let width = 0
    const shaped: PlacedGlyph[] = []
    for (const { font, run } of this.#runs(face, text)) {
      const scale = em / font.unitsPerEm
      const { glyphs, positions } = font.layout(run)
      glyphs.forEach((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        shaped.push({ x: width + xOffset * scale, y: yOffset * scale, glyph: this.#glyph(font, glyph) })
        width += xAdvance * scale
      })
    }
    return { width, glyphs: shaped }
  }

  #glyph(font: Font, { id, path }: ReturnType<Font["getGlyph"]>): Glyph {
    const glyphs = this.#glyphs.get(font) ?? new Map<number, Glyph>()
    this.#glyphs.set(font, glyphs)
    const glyph = glyphs.get(id) ?? glyphOf(path.scale(em / font.unitsPerEm, em / font.unitsPerEm))
    glyphs.set(id, glyph)
    return glyph
  }

  /** Divides a text into parts whose letters are in the same font file. */
  #runs(face: Face, text: string): { font: Font; run: string }[] {
    const runs: { font: Font; run: string }[] = []
    for (const letter of text) {
      const font = this.#fontOf(face, letter)
      const last = runs.at(-1)
      if (font && last?.font === font) last.run += letter
      else if (font) runs.push({ font, run: letter })
    }
    return runs
  }

  #fontOf(face: Face, letter: string): Font | undefined {
    const key = `${face} ${letter}`
    if (!this.#fontOfLetter.has(key)) this.#fontOfLetter.set(key, this.#findFont(face, letter))
    return this.#fontOfLetter.get(key)
  }

  #findFont(face: Face, letter: string): Font | undefined {
    const code = letter.codePointAt(0) ?? 0
    for (const file of faces[face]) {
      const font = this.#fonts.get(file) ?? openFont(file)
      this.#fonts.set(file, font)
      if (font.hasGlyphForCodePoint(code)) return font
    }
    return undefined
  }
}

function glyphOf(path: ReturnType<Font["getGlyph"]>["path"]): Glyph {
  const { minX, minY, maxX, maxY } = path.bbox
  return { outline: path.toSVG(), box: { minX, minY, maxX, maxY } }
}

/** Divides a text into the units that are cached: words with the space before them, or single letters in the code font. */
function wordsOf(face: Face, text: string): string[] {
  return face === "code" ? [...text] : text.split(/(?<! )(?= )/)
}
