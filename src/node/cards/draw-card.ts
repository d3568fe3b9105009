import sharp from "sharp"
import { cardSize } from "../../shared/paths"
import type { Card } from "./card"
import type { CardColors } from "./card-colors"
import { drawPlate, type Plate } from "./draw-plate"
import { layOutTexts, type InkedLine } from "./draw-text"
import { encodePng, IndexedPicture } from "./encode-png"
import { GlyphMasks } from "./glyph-masks"
import type { Lettering } from "./lettering"
import { createPalette, type Palette } from "./palette"

/** A card after layout: everything that its pixels depend on. */
export interface LaidOutCard {
  /** The plate below the texts, as SVG. */
  plate: string
  lines: InkedLine[]
}

/** Draws cards in one set of colours. Each plate is drawn once, and reused by all cards with the same plate. */
export class CardPress {
  readonly #palette: Palette
  readonly #masks = new GlyphMasks()
  readonly #layouts = new Map<string, string>()
  readonly #plates = new Map<string, Promise<IndexedPicture>>()

  constructor(
    readonly colors: CardColors,
    readonly lettering: Lettering,
  ) {
    this.#palette = createPalette(colors)
  }

  /** Lays out a card: the positions of its lines of text, and the plate below them. */
  layOut({ section, plan, ...card }: Card, siteTitle: string): LaidOutCard {
    const plate: Plate = { siteTitle, section, plan }
    const key = JSON.stringify(plate)
    const svg = this.#layouts.get(key) ?? drawPlate(plate, this.colors, this.lettering)
    this.#layouts.set(key, svg)
    return { plate: svg, lines: layOutTexts({ ...card, plan }, plate, this.lettering) }
  }

  /** Draws a card as PNG. */
  async draw({ plate, lines }: LaidOutCard): Promise<Buffer> {
    const drawn = this.#plates.get(plate) ?? this.#drawPlate(plate)
    this.#plates.set(plate, drawn)
    const picture = (await drawn).copy()
    for (const line of lines) await this.#letter(picture, line)
    return encodePng(picture, this.#palette.colors)
  }

  async #drawPlate(svg: string): Promise<IndexedPicture> {
    const raw = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
    const picture = new IndexedPicture(cardSize.width, cardSize.height)
    for (let y = 0, at = 0; y < picture.height; y++)
      for (let x = 0; x < picture.width; x++, at += 3)
        picture.set(x, y, this.#palette.nearest(raw[at] ?? 0, raw[at + 1] ?? 0, raw[at + 2] ?? 0))
    return picture
  }

  /** Draws a line of text on an empty area of the plate. */
  async #letter(picture: IndexedPicture, { ink, ...line }: InkedLine): Promise<void> {
    for (const letter of this.lettering.letters(line)) {
      const { left, top, width, height, coverage } = await this.#masks.of(letter.glyph, line.size)
      const [right, down] = [Math.round(letter.x) + left, Math.round(letter.y) + top]
      for (let y = 0, at = 0; y < height; y++)
        for (let x = 0; x < width; x++, at++) {
          const covered = coverage[at] ?? 0
          if (covered > 0) picture.set(right + x, down + y, this.#palette.inked((covered / 255) * ink))
        }
    }
  }
}
