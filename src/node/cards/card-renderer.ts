import sharp from "sharp"
import { cardSize } from "../../shared/paths"
import type { Card } from "./card"
import type { CardColors } from "./card-colors"
import { drawBackground, type CardBackground } from "./draw-background"
import { encodePng, IndexedPicture } from "./encode-png"
import { GlyphMasks } from "./glyph-masks"
import { layOutTexts, type CardLine } from "./lay-out-texts"
import { createPalette, type Palette } from "./palette"
import type { TextShaper } from "./text-shaper"

/** A card after layout: everything that its pixels depend on. */
interface LaidOutCard {
  /** The background as SVG. */
  background: string
  lines: CardLine[]
}

/** Draws cards in one set of colors. Each background is drawn once, and reused by all cards with the same background. */
export class CardRenderer {
  readonly #palette: Palette
  readonly #masks = new GlyphMasks()
  readonly #layouts = new Map<string, string>()
  readonly #backgrounds = new Map<string, Promise<IndexedPicture>>()

  constructor(
    readonly colors: CardColors,
    readonly shaper: TextShaper,
  ) {
    this.#palette = createPalette(colors)
  }

  /** Lays out a card: the positions of its lines of text, and the background below them. */
  layOut({ section, plan, ...card }: Card, siteTitle: string): LaidOutCard {
    const background: CardBackground = { siteTitle, section, plan }
    const key = JSON.stringify(background)
    const svg = this.#layouts.get(key) ?? drawBackground(background, this.colors, this.shaper)
    this.#layouts.set(key, svg)
    return { background: svg, lines: layOutTexts({ ...card, plan }, background, this.shaper) }
  }

  /** Draws a card as PNG. */
  async draw({ background, lines }: LaidOutCard): Promise<Buffer> {
    const drawn = this.#backgrounds.get(background) ?? this.#rasterize(background)
    this.#backgrounds.set(background, drawn)
    const picture = (await drawn).copy()
    for (const line of lines) await this.#drawLine(picture, line)
    return encodePng(picture, this.#palette.colors)
  }

  /** Converts a background to pixels in the colors of the palette. */
  async #rasterize(svg: string): Promise<IndexedPicture> {
    const raw = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
    const picture = new IndexedPicture(cardSize.width, cardSize.height)
    for (let y = 0, at = 0; y < picture.height; y++)
      for (let x = 0; x < picture.width; x++, at += 3)
        picture.set(x, y, this.#palette.nearest(raw[at] ?? 0, raw[at + 1] ?? 0, raw[at + 2] ?? 0))
    return picture
  }

  /** Draws a line of text on an empty area of the background. */
  async #drawLine(picture: IndexedPicture, { opacity, ...line }: CardLine): Promise<void> {
    for (const { x: originX, y: originY, glyph } of this.shaper.glyphs(line)) {
      const { left, top, width, height, coverage } = await this.#masks.of(glyph, line.size)
      const [right, down] = [Math.round(originX) + left, Math.round(originY) + top]
      for (let y = 0, at = 0; y < height; y++)
        for (let x = 0; x < width; x++, at++) {
          const covered = coverage[at] ?? 0
          if (covered > 0) picture.set(right + x, down + y, this.#palette.blend((covered / 255) * opacity))
        }
    }
  }
}
