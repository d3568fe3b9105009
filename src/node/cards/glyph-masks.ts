import sharp from "sharp"
import { em, type Glyph } from "./text-shaper"

/** A rasterized glyph: the coverage of each pixel, from 0 to 255. */
interface GlyphMask {
  /** Position of the upper left corner, relative to the glyph's origin. */
  left: number
  top: number
  width: number
  height: number
  coverage: Buffer
}

/** Rasterizes each glyph once for each size. Rasterizing whole lines would take longer than the rest of a card. */
export class GlyphMasks {
  readonly #ofSize = new Map<number, Map<Glyph, Promise<GlyphMask>>>()

  /** The mask of a glyph that has an outline, at a size in pixels. */
  of(glyph: Glyph, size: number): Promise<GlyphMask> {
    const masks = this.#ofSize.get(size) ?? new Map<Glyph, Promise<GlyphMask>>()
    this.#ofSize.set(size, masks)
    const mask = masks.get(glyph) ?? drawMask(glyph, size)
    masks.set(glyph, mask)
    return mask
  }
}

async function drawMask({ outline, box }: Glyph, size: number): Promise<GlyphMask> {
  const scale = size / em
  const left = Math.floor(box.minX * scale)
  const top = Math.floor(-box.maxY * scale)
  const width = Math.ceil(box.maxX * scale) - left
  const height = Math.ceil(-box.minY * scale) - top
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">` +
    `<path transform="scale(${scale} ${-scale})" d="${outline}"/></svg>`
  const coverage = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer()
  return { left, top, width, height, coverage }
}
