import sharp from "sharp"
import { expect, test } from "vitest"
import { encodePng, IndexedPicture } from "./encode-png"

test("a picture is read back pixel by pixel", async () => {
  const picture = new IndexedPicture(4, 2)
  for (const [x, y, index] of [
    [0, 0, 1],
    [1, 0, 2],
    [3, 1, 15],
    [1, 0, 3],
  ] as const)
    picture.set(x, y, index)
  const copy = picture.copy()
  copy.set(0, 0, 9)

  const colors = Array.from({ length: 16 }, (_, index) => [index, index + 100, index + 200] as const)
  const png = await encodePng(picture, colors)
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 4, height: 2, channels: 3 })
  const shown = Array.from({ length: 8 }, (_, pixel) => [...data.subarray(pixel * 3, pixel * 3 + 3)])
  expect(shown).toEqual([1, 3, 0, 0, 0, 0, 0, 15].map((index) => [...(colors[index] ?? [])]))
})
