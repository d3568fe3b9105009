import { expect, test } from "vitest"
import { GlyphMasks } from "./glyph-masks"
import { em, TextShaper } from "./text-shaper"

test.each([13, 50])("the mask of a letter at %i pixels contains its whole outline", async (size) => {
  const [placed] = new TextShaper().glyphs({ face: "strong", size, x: 0, y: 0, text: "g" })
  if (!placed) throw new Error("The letter has no outline.")
  const { minX, minY, maxX, maxY } = placed.glyph.box
  const { left, top, width, height, coverage } = await new GlyphMasks().of(placed.glyph, size)
  const scale = size / em
  expect([left <= minX * scale, left + width >= maxX * scale]).toEqual([true, true])
  expect([top <= -maxY * scale, top + height >= -minY * scale]).toEqual([true, true])
  expect(coverage.length).toBe(width * height)
  expect(Math.max(...coverage)).toBe(255)
})
