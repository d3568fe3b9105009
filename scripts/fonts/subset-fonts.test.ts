import { readFileSync } from "node:fs"
import path from "node:path"
import { create, type Font } from "fontkit"
import { expect, test } from "vitest"
import { fontFolder, subsetFonts, weights } from "./subset-fonts"

const files = new Map(
  ["ibm-plex-sans", "geist-mono"].map((name) => [
    name,
    {
      whole: readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
      loaded: readFileSync(path.join(fontFolder, `${name}.woff2`)),
    },
  ]),
)
const open = (file: Buffer) => create(file) as Font

test("the fonts that pages load are those that `npm run fonts` writes", async () => {
  const written = await subsetFonts()
  expect([...written.keys()].sort()).toEqual([...files.keys()].map((name) => `${name}.woff2`).sort())
  for (const [name, { loaded }] of files)
    expect(written.get(`${name}.woff2`)?.equals(loaded), name).toBe(true)
})

test.each([...files])(
  "%s has every letter of its package, in the weights of the site, and is smaller",
  (_, { whole, loaded }) => {
    const [before, after] = [open(whole), open(loaded)]
    expect(after.characterSet).toEqual(before.characterSet)
    expect(after.availableFeatures).toEqual(before.availableFeatures)
    expect(after.variationAxes.wght).toMatchObject(weights)
    expect(loaded.length).toBeLessThan(0.8 * whole.length)
  },
)

test.each([...files])("a text is as wide in %s as in the font of its package", (_, { whole, loaded }) => {
  const [before, after] = [whole, loaded].map((file) => open(file).layout("Avoid AWS tofu: fi 0.14 “VPC”"))
  expect(after?.positions).toEqual(before?.positions)
})
